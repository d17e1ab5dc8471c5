/** Mails of the account; layout in api/platform/mail/mail-layout.ts. */
export const mails = {
  /** Without a name where the address is not confirmed. */
  hello: (firstName: string | null) => (firstName === null ? 'Hello,' : `Hello ${firstName},`),
  welcome: {
    subject: 'Welcome to Tresen',
    title: 'Welcome to Tresen',
    body: (companyName: string) => [
      `The email address of ${companyName} is confirmed: you can order now. You see net prices, tier prices and the stock of every supplier.`,
      'Goods of several suppliers share one cart; each supplier has a minimum order and its own delivery.',
    ],
    button: 'Discover goods',
  },
  confirmEmail: {
    subject: 'Please confirm your email address',
    title: 'Confirm your email address',
    body: [
      'Somebody, probably you, has opened a business account at Tresen with this email address.',
      'Please confirm that it is yours; then orders can be placed with the account.',
    ],
    button: 'Confirm email address',
    closing: (days: number) => [
      `The link is valid for ${days} days. If it was not you, do nothing: without a confirmation nobody can order with this address.`,
    ],
  },
  passwordReset: {
    subject: 'Set a new password',
    title: 'Set a new password',
    body: ['Somebody, probably you, asked for a new password for your Tresen account.'],
    button: 'Choose a new password',
    closing: (minutes: number) => [
      `The link works once and for ${minutes} minutes. If it was not you, do nothing: your password stays as it is.`,
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    body: [
      'The password of your Tresen account has just been changed. All other sessions have ended.',
      'If it was you, there is nothing to do. If it was not, set a new password at once, which locks everybody else out.',
    ],
    button: 'Set a new password',
  },
  accountErased: {
    subject: 'Your account was erased',
    title: 'Your account was erased',
    body: [
      'Your Tresen account was erased as you wished. Nobody can sign in to it any more.',
      'Orders and invoices are kept as the law asks, and for nothing else.',
    ],
  },
}
