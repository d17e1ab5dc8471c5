/** What a browser that prefers German reads above an English page. */
export const languageOffer: typeof import('../en/language-offer.ts').languageOffer = {
  label: 'Sprache',
  text: 'Tresen gibt es auch auf Deutsch.',
  german: 'Auf Deutsch weiter',
  stay: 'Bei Englisch bleiben',
}
