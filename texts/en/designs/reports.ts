type About = { title: string; product: string }

/** To the buyer of a design that was blocked as unlawful: a statement of reasons. */
export const designReports = {
  /** In place of the status. */
  blocked: 'Blocked',
  subject: ({ title }: About) => `Blocked: your design ${title}`,
  title: 'Your design was blocked',
  body: ({ title, product }: About) =>
    `Tresen has blocked “${title}” on “${product}”, everywhere and for good: it can be neither proofed nor ordered any more.`,
  reason: (text: string) => `Reason: ${text}`,
  ground:
    'Our terms forbid prints that break the law or infringe the rights of others. That is what the block rests on, and the rule that the reason names.',
  reported: 'The design had been reported to us. A person has checked the report and decided; no machine did.',
  redress: (reportNumber: string) =>
    `If you see it otherwise, write to us within six months by the contact form and name ${reportNumber}: somebody else of ` +
    'the team looks at it. An out-of-court dispute settlement body (Art. 21 Regulation (EU) 2022/2065) and the courts are ' +
    'open to you, too.',
  button: 'See the design',
}
