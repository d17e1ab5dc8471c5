/** Confirming the e-mail of an account: the page of the link and the note until then. */
export const emailConfirmation = {
  title: 'Confirm your email address',
  lead: 'One press, and orders can be placed with the account.',
  confirm: 'Confirm email address',
  confirmedTitle: 'Your email address is confirmed',
  confirmedText: 'You can order now.',
  knownTitle: 'Your email address is confirmed already',
  knownText: 'There is nothing left to do: you can order.',
  expiredTitle: 'This link is not valid any more',
  expiredText: 'Links are valid for 7 days. We gladly send a new one to the same address.',
  again: 'Send a new link',
  sent: 'A new link is on its way.',
  signInFirst: 'Please log in; your account has the button for a new link.',
  toAccount: 'To your account',
  toCart: 'To the cart',
  note: {
    title: 'Please confirm your email address',
    text: (email: string) =>
      `We have sent a link to ${email}. Once you have opened it you can order; everything else works already.`,
    again: 'Send the link again',
    sent: (email: string) => `A new link is on its way to ${email}.`,
  },
}
