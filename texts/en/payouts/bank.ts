/** The supplier's page of the account that payouts go to. */
export const bank = {
  lead: 'Where your payouts go. Only the last four signs are shown.',
  failed: 'The account could not be loaded',
  current: 'Payouts go to',
  none: 'No account yet: nothing can be paid out.',
  account: (end: string, holder: string) => `Account ending in ${end}, held by ${holder}`,
  changeTitle: 'Another account',
  entered: (by: string, moment: string) => `Entered by ${by || 'somebody'} on ${moment}.`,
  states: { WAITING: 'In check', APPROVED: 'Approved', REFUSED: 'Refused' },
  waiting: (moment: string) =>
    `It counts once Tresen has approved it, from ${moment} on at the earliest. Until then nothing changes.`,
  approved: (moment: string) => `Payouts go there from ${moment} on.`,
  refused: (words: string) => `Refused: ${words}`,
  formTitle: 'Enter an account',
  formLead: (hours: number) =>
    `A new account counts after ${hours} hours and once Tresen has approved it; all owners get a mail. It takes your second factor.`,
  fields: { iban: 'IBAN', holder: 'Account holder' },
  save: 'Enter the account',
  saved: 'Entered. It is in check.',
  ownersOnly: 'Only an owner of the store can enter another account.',
}
