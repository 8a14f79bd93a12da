extension Scene {
  /// Indoors, and what people sit at.
  static let rooms: [Scene] = [
    .init(
      "table", "a long table under hanging lamps", .night,
      """
      D3 M70 0v92M150 0v122M230 0v92
      l%26 M70 104 10 306h120ZM150 134 80 306h140ZM230 104l-60 202h120Z
      a M46 112q24-46 48 0ZM122 142q28-50 56 0ZM206 112q24-46 48 0Z
      p M-10 296h320v30H-10Z
      S M-10 318h320v8H-10Z
      d M0 326h300v124H0Z
      p e 60 292 28 7
      p e 150 292 28 7
      p e 240 292 28 7
      m M98 292v-40h14v40ZM194 292v-32h12v32Z
      a o 60 286 7
      A o 150 284 8
      a o 240 286 7
      """),
    .init(
      "candles", "candles and marigolds", .night,
      """
      glow 150 150 150
      p M40 318V220h26v98ZM84 318v-64h22v64ZM136 318V180h28v138ZM194 318v-84h24v84ZM236 318v-56h24v56Z
      S M58 318V220h8v98ZM98 318v-64h8v64ZM154 318V180h10v138ZM210 318v-84h8v84ZM252 318v-56h8v56Z
      l M53 170q18 30 0 46-18-16 0-46ZM95 206q16 28 0 44-16-16 0-44ZM150 124q22 34 0 52-22-18 0-52ZM206 184q18 30 0 46-18-16 0-46ZM248 214q16 28 0 44-16-16 0-44Z
      a o 26 320 20
      a o 74 324 22
      a o 122 322 20
      a o 178 324 22
      a o 228 322 20
      a o 276 320 22
      A o 26 320 9
      A o 74 324 10
      A o 122 322 9
      A o 178 324 10
      A o 228 322 9
      A o 276 320 10
      d M0 330h300v120H0Z
      """),
    .init(
      "keyhole", "light through a keyhole", .night,
      """
      S M20 0h260v330H20Z
      m5 M44 24h88v276H44ZM168 24h88v276h-88Z
      a r 96 70 108 240 24
      A5 r 106 80 88 220 18
      l M150 112a38 38 0 0 1 22 69l14 91h-72l14-91a38 38 0 0 1 22-69Z
      D M140 272v-42q0-12 10-12t10 12v42Z
      D o 150 206 10
      d M0 330h300v120H0Z
      """),
    .init(
      "telephone", "a telephone off the hook", .any,
      """
      S M0 0h300v90H0Z
      l o 228 120 34
      D5 M54 316q-50 10-36-60 10-50 20-90
      a M70 322q0-74 46-96h68q46 22 46 96Z
      A M92 226v-22h20v14h76v-14h20v22Z
      p o 150 268 40
      m o 150 268 16
      D o 150 242 6
      D o 172 254 6
      D o 176 278 6
      D o 128 254 6
      D o 124 278 6
      D o 150 294 6
      a M26 166q-20-64 40-82 96-26 168 0 60 18 40 82l-56 8-10-40q-56-16-116 0l-10 40Z
      A M30 150l54 8-2 16-56-8ZM216 158l54-8 4 16-56 8Z
      m M0 318h300v132H0Z
      d M0 330h300v120H0Z
      """),
    .init(
      "typewriter", "a sheet in a typewriter", .any,
      """
      l o 60 80 30
      p M84 60h132v130H84Z
      m3 M102 88h96M102 106h84M102 124h96M102 142h60
      D M60 184h180v24H60Z
      D6 M40 196h220
      a M70 204h160l26 96H44Z
      A M44 300h212v26H44Z
      p o 82 240 8
      p o 110 240 8
      p o 138 240 8
      p o 166 240 8
      p o 194 240 8
      p o 220 240 8
      p o 76 262 8
      p o 106 262 8
      p o 136 262 8
      p o 166 262 8
      p o 196 262 8
      p o 226 262 8
      p r 92 278 116 12 6
      m M0 318h300v132H0Z
      d M0 330h300v120H0Z
      """),
    .init(
      "books", "an open book on a pile of others", .any,
      """
      l%30 M150 60 60 230h180Z
      l o 150 76 26
      p M150 216q-50-34-112-14v-96q62-20 112 14Z
      S M150 216q50-34 112-14v-96q-62-20-112 14Z
      m3 M58 124q40-8 72 8M58 144q40-8 72 8M58 164q40-8 72 8M242 124q-40-8-72 8M242 144q-40-8-72 8M242 164q-40-8-72 8
      a r 46 220 208 34 4
      p M60 228h194v18H60Z
      A r 62 254 190 32 4
      p M62 262h176v16H62Z
      D r 38 286 226 40 4
      l M60 286h10v40H60ZM230 286h10v40h-10Z
      m M0 318h300v132H0Z
      d M0 328h300v122H0Z
      """),
    .init(
      "piano", "notes above a keyboard", .any,
      """
      D M0 60h300v170H0Z
      m M0 60h300v14H0Z
      a M80 110h8v60h-8ZM88 110l36-14v20l-36 14Z
      a M116 100h8v60h-8Z
      a e 74 172 15 11
      a e 110 162 15 11
      l M206 98h8v64h-8ZM214 98q26 6 22 34-8-16-22-18Z
      l e 200 164 15 11
      p M0 218h300v110H0Z
      S3 M38 218v110M75 218v110M112 218v110M150 218v110M188 218v110M225 218v110M262 218v110
      D M28 218h20v66H28ZM65 218h20v66H65ZM140 218h20v66h-20ZM178 218h20v66h-20ZM215 218h20v66h-20Z
      A M0 212h300v8H0Z
      d M0 326h300v124H0Z
      """),
    .init(
      "pot", "a pot about to boil over", .day,
      """
      S7%70 M112 148q-24-26 0-52t0-50M150 140q-24-26 0-52t0-50M188 148q-24-26 0-52t0-50
      p o 102 178 20
      p o 142 170 24
      p o 182 174 20
      p o 206 184 14
      A M56 196h188v16H56Z
      a M66 208h168v86q0 26-26 26H92q-26 0-26-26Z
      A M66 296q0 24 26 24h116q26 0 26-24v12q0 22-26 22H92q-26 0-26-22Z
      D11 M54 230H34v24h22M246 230h20v24h-22
      l M92 228h12v60H92Z
      D9 M196 186 252 92
      D e 258 84 14 18
      m M0 322h300v128H0Z
      d M0 334h300v116H0Z
      """),
    .init(
      "cat", "a cat on the window sill", .night,
      """
      S M40 30h220v250H40Z
      l o 204 92 34
      m M40 280V220h40v-30h40v50h50v-66h30v50h60v56Z
      l M56 232h8v10h-8ZM92 206h8v10h-8ZM182 190h8v10h-8ZM214 244h8v10h-8Z
      p6 M40 30h220v250H40ZM150 30v250
      D M96 284q-8-60 26-84l-4-44 22 16q10-4 20 0l22-16-4 46q34 22 24 82Z
      D9 M196 272q44 10 42-24 0-16-14-16
      a o 140 192 5
      a o 160 192 5
      p M20 280h260v16H20Z
      A M30 296h240v40H30Z
      d M0 330h300v120H0Z
      """),
    .init(
      "dog", "a dog waiting at the door", .any,
      """
      S M20 0h180v330H20Z
      m M40 30h140v110H40ZM40 164h140v150H40Z
      l M52 42h116v86H52Z
      a o 186 170 7
      A M134 340q-2-66 36-94l-6-50q-26 6-28-16 4-30 42-34 8-22 30-22 2 24 10 32 16 16 6 50-6 14-18 20 42 40 40 114Z
      p M176 340q-10-50 6-84 26 30 24 84Z
      D M146 168q-14-2-14 8t12 10Z
      D o 170 160 5
      D M204 130q26-4 30 44-24 6-34-22Z
      a M170 206l44-6 2 10-46 8Z
      l o 192 218 7
      D9 M240 330q40 2 38-44
      d M0 334h300v116H0Z
      """),
  ]
}
