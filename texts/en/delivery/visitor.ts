/** Sentences for who has no account and wants to know when goods arrive. */
export const visitorDelivery = {
  ask: 'See the delivery date for your postcode',
  change: (postcode: string) => `To ${postcode}: change`,
  title: 'Where do we deliver?',
  text: 'With the postcode we name the day on which goods ordered now would arrive. It stays in this browser.',
  postcode: 'German postcode',
  fiveDigits: 'Five digits, please.',
  unknown: (postcode: string) => `There is no postcode ${postcode} in Germany.`,
  save: 'Show delivery dates',
  clear: 'Forget it',
}
