/** Sentences below a field that only the server can judge. */
export const accountReplies = {
  ownersHaveNoLimit: 'Owners order without a limit.',
  codeTaken: 'Another cost centre has this code already',
  noActiveCostCentre: 'Please add a cost centre that can be chosen first',
  lastCostCentre: 'This is the last one that can be chosen, and each order needs one',
  otherCostCentre: 'Please choose among the company’s cost centres; the one chosen beforehand has to be an allowed one',
  emailTaken: 'There is an account with this email already',
  frequentPassword: 'This password is used too often',
  personalPassword: 'The password must not contain your name, company or start date',
  vatId: 'Invalid VAT ID',
  postalCode: 'Invalid postcode',
  noTicket: (number: string) => `There is no ticket ${number}`,
  wrongPassword: 'The current password is wrong',
  wrongCode: 'This code is wrong or was used already',
  sameEmail: 'This is the email of your account already',
  samePassword: 'The new password must differ from the current one',
  readOnly: 'This cannot be changed here',
}
