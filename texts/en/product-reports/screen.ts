/** The window in which a product is reported. */
export const productReport = {
  title: 'Report this product',
  lead:
    'Is this product unlawful or dangerous? A person looks at what you write and decides within three working days. ' +
    'The supplier does not learn who you are.',
  reason: 'What is wrong?',
  chooseReason: 'Please choose',
  reasons: {
    UNLAWFUL: 'Unlawful content or goods',
    DANGEROUS: 'Dangerous or recalled',
    RIGHTS: 'Infringes a right of mine',
    LABELLING: 'Wrong labelling or allergens',
    OTHER: 'Something else',
  },
  explanation: 'What exactly?',
  explanationHint: 'Name what you have seen and why you think it is not allowed.',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We confirm your report there and tell you what was decided. Without it you do not hear from us.',
  needed: 'Needed, as we have to know whose right it is.',
  goodFaith: 'To the best of my knowledge, what I state is right and complete.',
  privacy: 'Privacy policy',
  send: 'Send the report',
  sentTitle: 'Thank you for your report',
  number: 'Your number',
  sentTo: (email: string) => `We have confirmed it to ${email}, and write there what was decided.`,
  sentWithout: 'A person looks at it. As you left no address, you do not hear from us.',
  close: 'Close',
}
