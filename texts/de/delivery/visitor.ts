import type * as en from '../../en/delivery/visitor.ts'

export const visitorDelivery: typeof en.visitorDelivery = {
  ask: 'Liefertermin für deine Postleitzahl',
  change: (postcode) => `Nach ${postcode}: ändern`,
  title: 'Wohin liefern wir?',
  text: 'Mit der Postleitzahl nennen wir den Tag, an dem Ware ankäme, die du jetzt bestellst. Sie bleibt in diesem Browser.',
  postcode: 'Deutsche Postleitzahl',
  fiveDigits: 'Fünf Ziffern, bitte.',
  unknown: (postcode) => `Die Postleitzahl ${postcode} gibt es in Deutschland nicht.`,
  save: 'Liefertermine zeigen',
  clear: 'Vergessen',
}
