export const languageOffer = {
  label: 'Language',
  text: 'Tresen is available in German, too.',
  german: 'Continue in German',
  stay: 'Stay in English',
}
