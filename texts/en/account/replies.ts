/** Sentences below a field that only the server can judge. */
export const accountReplies = {
  emailTaken: 'There is an account with this email already',
  frequentPassword: 'This password is used too often',
  personalPassword: 'The password must not contain your name, company or start date',
  vatId: 'Invalid VAT ID',
  postalCode: 'Invalid postcode',
  wrongPassword: 'The current password is wrong',
  wrongCode: 'This code is wrong or was used already',
  sameEmail: 'This is the email of your account already',
  samePassword: 'The new password must differ from the current one',
  readOnly: 'This cannot be changed here',
}
