extension Scene {
  /// Houses, streets and what drives there.
  static let town: [Scene] = [
    .init(
      "city", "lit windows at night", .night,
      """
      l o 66 88 28
      S M0 350V200h42v-44h48v70h30V96h16V70h14v26h16v134h38v-52h48v84h48v88Z
      d M0 350V262h58v-54h54v80h38V174h62v74h48v-40h40v142Z
      l M12 276h10v12H12Zm22 0h10v12H34ZM12 304h10v12H12ZM70 222h10v12H70Zm22 0h10v12H92ZM70 250h10v12H70ZM92 278h10v12H92ZM162 190h10v12h-10Zm24 0h10v12h-10ZM162 220h10v12h-10ZM186 250h10v12h-10ZM162 280h10v12h-10ZM222 262h10v12h-10ZM272 226h10v12h-10ZM272 256h10v12h-10ZM246 292h10v12h-10Z
      a M130 110h10v10h-10Zm0 24h10v10h-10Zm0 24h10v10h-10Z
      d M0 330h300v120H0Z
      """),
    .init(
      "rooftop", "a caped figure above the roofs", .night,
      """
      l o 176 150 78
      S M0 350V230h44v-30h40v60h40v90ZM210 350V220h40v-40h50v170Z
      a M150 206q-70 40-66 118l34-16 10 20 36-24Z
      A M150 206q-40 50-38 116l16 6 30-24Z
      D M140 206q16-12 34 0 10 34 4 60l4 56h-16l-8-46-8 46h-16l4-56q-6-30 2-60Z
      D o 157 186 15
      d M70 322h170v128H70Z
      d M0 340h300v110H0Z
      l%70 M96 328h8v8h-8Zm30 0h8v8h-8Zm60 0h8v8h-8Z
      """),
    .init(
      "car", "headlights on an empty street", .any,
      """
      S M0 320V210h40v-34h46v60h34v-90h44v80h30v-50h50v70h56v74Z
      l%45 M262 272 340 236v92Z
      a M24 312q-2-34 26-40l36-8 32-38q8-8 22-8h52q14 0 24 10l32 36 30 8q16 4 16 34l-6 6H30Z
      p M104 262l26-30q4-6 12-6h20v36ZM174 226h18q8 0 14 6l26 30h-58Z
      A M24 296h270v10H25Z
      l o 284 284 8
      D o 86 314 28
      D o 236 314 28
      p o 86 314 11
      p o 236 314 11
      d M0 330h300v120H0Z
      """),
    .init(
      "bus", "a packed bus on a country road", .day,
      """
      l o 240 96 32
      S M0 330q70-90 160-50t140-40v120H0Z
      A r 70 146 60 36 6
      D r 136 156 50 26 5
      A r 192 150 44 32 5
      D4 M60 184h190
      a r 32 184 232 124 20
      p M52 204h44v40H52Zm56 0h44v40h-44Zm56 0h44v40h-44Zm56 0h30q8 0 8 10v30h-38Z
      A M32 256h232v12H32Z
      l o 254 284 8
      D o 88 310 26
      D o 212 310 26
      p o 88 310 10
      p o 212 310 10
      d M0 326q150-10 300 0v124H0Z
      """),
    .init(
      "train", "a train crossing by night", .any,
      """
      l o 226 100 30
      S M0 330l70-130 60 70 60-90 110 150Z
      D3 M-10 212h300
      a M-10 226h216q58 4 78 66v6H-10Z
      l M4 244h34v24H4Zm48 0h34v24H52Zm48 0h34v24h-34Zm48 0h34v24h-34Z
      p M206 244q28 4 42 26h-42Z
      A M-10 278h290l6 14v6H-10Z
      D M-10 298h310v8H-10Z
      m M0 306h300v24H0Z
      d M0 326h300v124H0Z
      """),
    .init(
      "bridge", "a bridge over a wide river", .any,
      """
      l o 150 130 40
      S M0 330V268h40v-20h40v30h30v52ZM190 330v-40h34v-40h40v20h36v60Z
      a M60 96h18v250H60ZM222 96h18v250h-18Z
      A M60 130h18v10H60ZM222 130h18v10h-18ZM60 190h18v10H60ZM222 190h18v10h-18Z
      a4 M-10 220Q36 190 69 100 150 380 231 100 264 190 310 220
      a2 M96 176v114M114 208v82M132 228v62M150 236v54M168 228v62M186 208v82M204 176v114M30 196v94M46 170v120M254 170v120M270 196v94
      D M-10 288h320v14H-10Z
      m M0 322h300v128H0Z
      a M54 316h30v30H54ZM216 316h30v30h-30Z
      d M0 340q38-10 75 0t75 0 75 0 75 0v110H0Z
      """),
    .init(
      "lamp", "two people dancing under a street lamp", .night,
      """
      S M0 340V150h60v-30h54v220ZM210 340V130h50v40h40v170Z
      l%22 M176 106 60 346h220Z
      D6 M250 346V116q0-26-30-26h-40
      l M156 96h44l8 18h-60Z
      D M160 84h36v12h-36Z
      a M140 204q-10 30-4 50l-34 72h66l-14-70q6-30-2-52Z
      a5 M146 218l34-18
      D M166 202q16-8 28 0l4 60 10 64h-16l-14-54-8 54h-16l8-70Z
      D6 M184 212l-42 14
      p o 144 188 12
      p o 178 186 12
      d M0 334q150-12 300 0v116H0Z
      """),
    .init(
      "rain", "a small house in slanting rain", .night,
      """
      m M0 316q150-30 300 0v134H0Z
      S2 M40 0-50 90M120 0-30 250M200 0 20 320M280 0 90 340M340 60 200 330M340 160 250 330
      p M86 330V220l64-54 64 54v110Z
      a13 M72 230l78-68 78 68
      A M190 180v-40h20v58Z
      l M128 266h44v64h-44ZM104 236h26v22h-26ZM170 236h26v22h-26Z
      l%30 M128 330h44l40 60H88Z
      d M0 342q60-16 150-12t150 6v114H0Z
      """),
    .init(
      "mansion", "a crooked house on a hill", .night,
      """
      l o 196 124 66
      d M0 360q70 0 106-70h96q36 70 98 70v90H0Z
      D M100 300l4-90-12 2 26-46 14 18-2-50-8 2 24-60 24 58-8-2 2 64 18-20 26 44-10 0 4 80Z
      l M116 222h12v20h-12ZM148 126h10v22h-10ZM176 226h12v20h-12ZM146 200h14v24h-14ZM142 262h22v34h-22Z
      D M40 120q10-14 20-2 10-12 20 2-10-4-14 4-6 8-12 0-4-8-14-4ZM236 60q8-12 16-2 8-10 16 2-8-4-12 4-4 6-8 0-4-8-12-4Z
      D5 M30 340v-40l-16-20M30 310l16-24M268 340v-50l16-22M268 310l-14-20
      """),
    .init(
      "castle", "towers with flags", .any,
      """
      l o 66 110 34
      S M0 320q70-70 150-40t150-30v90H0Z
      p M60 340V220h34v-30h-6l24-10V140h-8l34-66 34 66h-8v46l26 4v30h34v120Z
      A M104 140l34-66 34 66ZM54 222l23-52 23 52ZM186 222l23-52 23 52Z
      S M60 232h34v108H60ZM192 232h34v108h-34Z
      D M122 340v-40q0-20 18-20t18 20v40ZM132 168h12v24h-12ZM72 250h10v20H72ZM204 250h10v20h-10Z
      D3 M138 74V46M77 170v-26M209 170v-26
      a M138 46h30l-9 8 9 8h-30ZM77 144h24l-7 7 7 7H77ZM209 144h24l-7 7 7 7h-24Z
      d M0 330q150-26 300 0v120H0Z
      """),
    .init(
      "columns", "a portico of six columns", .any,
      """
      l o 236 90 30
      p M40 154 150 84l110 70v16H40Z
      S M84 146l66-42 66 42Z
      a o 150 132 10
      S M52 170h196v140H52Z
      p M54 174h22v132H54Zm34 0h22v132H88Zm34 0h22v132h-22Zm34 0h22v132h-22Zm34 0h22v132h-22Zm34 0h22v132h-22Z
      m M68 174h8v132h-8Zm34 0h8v132h-8Zm34 0h8v132h-8Zm34 0h8v132h-8Zm34 0h8v132h-8Zm34 0h8v132h-8Z
      p M38 304h224v14H38ZM22 318h256v14H22ZM6 332h288v14H6Z
      m M38 314h224v4H38ZM22 328h256v4H22Z
      d M0 340h300v110H0Z
      """),
    .init(
      "palms", "palms along a boulevard", .any,
      """
      l o 150 196 70
      S M0 330v-50h34v-24h30v34h50v-20h40v30h46v-44h34v34h66v40Z
      D8 M64 346q-8-110 6-214M240 346q10-100-6-190M118 340q-4-60 4-112M186 340q4-50-4-96
      A M70 132q-40-36-70 8 38-10 70-8ZM70 132q-14-50-56-46 38 12 56 46ZM70 132q20-54 66-30-40 2-66 30ZM70 132q48-12 62 36-28-28-62-36ZM234 156q-44-34-70 10 38-12 70-10ZM234 156q-16-48-56-42 36 10 56 42ZM234 156q24-50 66-22-38 0-66 22ZM234 156q44-10 60 38-28-28-60-38Z
      A M122 228q-22-22-40 4 22-6 40-4ZM122 228q12-30 38-14-22 2-38 14ZM182 244q-20-22-36 2 20-4 36-2ZM182 244q12-26 36-12-20 2-36 12Z
      d M0 334h300v116H0Z
      """),
    .init(
      "bench", "a bench under a tree", .any,
      """
      l o 222 110 36
      S M0 270q80-40 160-16t140-20v60H0Z
      m M0 280h300v70H0Z
      l%40 M206 286h34v6h-34ZM196 300h54v5h-54Z
      D12 M66 346q6-70-4-150
      D7 M64 250l40-40
      A o 40 172 48
      A o 96 160 52
      A o 74 118 46
      A o 124 200 28
      a M126 282h140v9H126ZM126 298h140v9H126ZM116 318h160v10H116Z
      D6 M140 276v70M252 276v70
      d M0 336q150-10 300 0v114H0Z
      """),
    .init(
      "bicycle", "a bicycle against a wall", .any,
      """
      S M0 0h300v320H0Z
      s M30 40h240v130H30Z
      l o 214 110 34
      m M30 170q60-50 120-20t120-16v36H30Z
      p5 M30 40h240v130H30ZM150 40v130
      D5 o 88 288 46
      D5 o 218 288 46
      p2 M88 246v84M46 288h84M218 246v84M176 288h84
      a7 M88 288l38-74h70l22 74M126 214l26 74 44-74M88 288h64
      D6 M196 214l-8-30q14-10 28-2M114 200h30M126 214l-4-14
      a M40 206h40v30H48Z
      d M0 330h300v120H0Z
      """),
    .init(
      "stairs", "someone at the top of a long stair", .any, title: .sky,
      """
      S M0 130l300-20v340H0Z
      l M206 132h60v96h-60Z
      D M230 228v-38q0-12 8-12t8 12v38Z
      D o 238 168 8
      m M0 450v-40h44v-36h44v-36h44v-36h44v-38h30v-36h94v222Z
      d M0 450v-30h44v-6h-44ZM44 450v-66h44v66ZM88 450V348h44v102ZM132 450V312h44v138ZM176 450V274h30v176ZM206 450V238h94v212Z
      a5 M20 372 196 200h104
      a4 M20 410v-38M64 374v-44M108 338v-50M152 302v-58M196 264v-64
      """),
    .init(
      "christmas", "a lit tree in the snow", .night, title: .sky,
      """
      p o 40 146 4
      p o 84 200 4
      p o 250 150 4
      p o 226 214 4
      p o 30 260 4
      p o 276 280 4
      p o 66 320 3
      p M0 376q80-30 160-10t140-12v96H0Z
      D M140 370h20v30h-20Z
      m M150 158l-56 82h24l-44 68h28l-46 74h188l-46-74h28l-44-68h24Z
      l M150 122l8 20 22 2-17 14 6 22-19-12-19 12 6-22-17-14 22-2Z
      a o 134 226 7
      l o 164 240 7
      l o 126 282 7
      a o 172 292 7
      a o 118 348 8
      l o 150 328 7
      a o 190 354 8
      l o 156 366 6
      a M40 366h56v50H40Z
      p M62 366h12v50H62ZM40 384h56v10H40Z
      A M214 376h50v42h-50Z
      l M234 376h10v42h-10Z
      S4 M0 432h70M120 424h80M240 436h60
      """),
    .init(
      "doorway", "someone in a lit doorway", .night,
      """
      S M30 0h240v330H30Z
      l M104 90h92v240h-92Z
      l%35 M104 330h92l60 46H44Z
      a M196 90l50-26v290l-50-24Z
      A M204 100l34-18v100l-34 8ZM204 204l34-6v120l-34-16Z
      p o 208 212 4
      D M132 330v-84q0-26 18-26t18 26v84h-12v-46h-12v46Z
      D o 150 202 15
      d M0 344h300v106H0Z
      """),
  ]
}
