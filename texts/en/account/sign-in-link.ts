/** Signing in by a mailed link: the form that asks for it and the page of the link. */
export const signInLink = {
  lead: 'Type the email of your account. We mail you a link that signs you in without a password.',
  email: 'Email',
  request: 'Send the link',
  back: 'Log in with the password',
  sentTitle: 'Look into your mailbox',
  sent: (email: string, minutes: number) =>
    `If there is an account for ${email}, a link is on its way. It works once and for ${minutes} minutes, in this or another browser.`,
  again: 'No mail? Ask again',
  title: 'Log in',
  pressLead: 'One press, and you are logged in.',
  press: 'Log in',
  codeLead: 'The link is right. Now enter the code that your authenticator app shows.',
  toLogin: 'Back to the login',
  expiredTitle: 'This link is not valid any more',
  expiredText: (minutes: number) =>
    `A link works once and for ${minutes} minutes, and a later one voids those before. You can ask for a new one.`,
  askAgain: 'To the login',
}
