/** Ready answers, in the language of who has written; an operator finishes them. */
export const ticketSnippets = {
  received: {
    name: 'We look into it',
    words: (number: string) =>
      [
        'Hello,',
        `thank you for your message ${number}. We are looking into it and will write again by the next working day.`,
        'Kind regards\nTresen',
      ].join('\n\n'),
  },
  moreNeeded: {
    name: 'Order number missing',
    words: (number: string) =>
      [
        'Hello,',
        `so that we can help you with ${number}, please send us the number of your order. It stands in the confirmation and begins with a T.`,
        'Kind regards\nTresen',
      ].join('\n\n'),
  },
  settled: {
    name: 'Settled',
    words: (number: string) =>
      [
        'Hello,',
        `${number} is settled. If anything is left open, just reply to this mail.`,
        'Kind regards\nTresen',
      ].join('\n\n'),
  },
}
