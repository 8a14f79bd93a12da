extension Fixture {
  /// Questions and answers: HTML in the answers, votes, a language that is the same everywhere.
  static let questions = Fixture(
    fileName: "faq.json",
    text: #"""
      [
      {"id":"q1","question":"How do I return a lamp?","answer":"<p>Pack it in its <b>own box</b> and ask for a label in your account.</p><p>The money is back within a week.</p>","section":"Returns","lang":"en","helpful_votes":120,"updated":"2024-02-11"},
      {"id":"q2","question":"Can I return a bulb?","answer":"<p>Only if the seal is whole. A bulb that failed is <i>replaced</i>, not refunded.</p>","section":"Returns","lang":"en","helpful_votes":44,"updated":"2024-01-30"},
      {"id":"q3","question":"What does delivery cost?","answer":"<p>Nothing above &pound;50. Below that it is &pound;3.95.</p><ul><li>Islands: two days more</li></ul>","section":"Delivery","lang":"en","helpful_votes":310,"updated":"2023-12-04"},
      {"id":"q4","question":"Do you deliver on Saturdays?","answer":"<p>Yes, in the cities where our own van drives. You see it when you enter your postcode.</p>","section":"Delivery","lang":"en","helpful_votes":95,"updated":"2023-12-04"},
      {"id":"q5","question":"How do I change my password?","answer":"<p>Open <a href=\"/account\">your account</a> and choose “Security”.</p>","section":"Account","lang":"en","helpful_votes":71,"updated":"2024-03-08"},
      {"id":"q6","question":"How do I delete my account?","answer":"<p>Write to us from the address that you signed up with. We delete all of it within thirty days.</p>","section":"Account","lang":"en","helpful_votes":58,"updated":"2024-03-08"},
      {"id":"q7","question":"Which cards do you take?","answer":"<p>All common ones. We do not take cheques &amp; cash.</p>","section":"Payment","lang":"en","helpful_votes":33,"updated":"2023-10-19"},
      {"id":"q8","question":"Why was my card refused?","answer":"<p>Mostly the bank asks for a second step. Try again with your telephone at hand.</p>","section":"Payment","lang":"en","helpful_votes":87,"updated":"2024-04-02"},
      {"id":"q9","question":"Is my lamp dimmable?","answer":"<p>Look for the small half moon on the label: it says <b>yes</b>.</p>","section":"Products","lang":"en","helpful_votes":149,"updated":"2024-04-15"},
      {"id":"q10","question":"Where are the spare parts?","answer":"<p>At the foot of each lamp's page, or by telephone.</p>","section":"Products","lang":"en","helpful_votes":12,"updated":"2023-09-01"}
      ]
      """#,
    html: ["answer"],
    expected: ExpectedRoles(
      title: ["question"], subtitle: ["section"], text: ["answer"], date: ["updated"],
      ranking: ["helpful_votes"], layout: "list", facets: ["section"],
      notFacets: ["lang", "id", "question", "answer", "updated"], notRanges: ["helpful_votes"],
      searched: ["question", "answer"], notSearched: ["lang", "updated"], sorts: ["newest"],
      dates: ["updated"]))
}
