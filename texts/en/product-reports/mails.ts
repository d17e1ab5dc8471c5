type Received = { reportNumber: string; productName: string; until: string }

/** To who has reported a product: that it has come, and what was decided. */
export const productReportMails = {
  hello: 'Hello,',
  receipt: {
    subject: (reportNumber: string) => `We have received your report ${reportNumber}`,
    title: 'Thank you for your report',
    body: ({ reportNumber, productName, until }: Received) => [
      `Your report about “${productName}” has arrived. It has the number ${reportNumber}.`,
      `A person looks at it and decides by ${until}. Then you read here what was decided, and why. The store does not learn who you are.`,
    ],
    closing:
      'If you have not reported anything, somebody has entered your address by mistake. There is nothing you need to do.',
  },
  outcomes: {
    subject: (reportNumber: string) => `Decided: your report ${reportNumber}`,
    title: 'What we have decided',
    body: {
      BLOCKED: (reportNumber: string, productName: string) =>
        `We have looked at your report ${reportNumber} and taken “${productName}” out of the shop.`,
      DISMISSED: (reportNumber: string, productName: string) =>
        `We have looked at your report ${reportNumber}. “${productName}” stays in the shop.`,
    },
    reason: (text: string) => `Reason: ${text}`,
    byPerson: 'A person decided; no machine did.',
    redress: (reportNumber: string) =>
      `If you see it otherwise, write to us within six months by the contact form and name ${reportNumber}: somebody else of ` +
      'the team looks at it. An out-of-court dispute settlement body (Art. 21 Regulation (EU) 2022/2065) and the courts are ' +
      'open to you, too.',
    button: 'To the contact form',
    closing: 'You get this mail because your address was left with the report.',
  },
}
