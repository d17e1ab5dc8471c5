/** Sentences below a form field (specification section 5). */
export const validation = {
  required: 'Required',
  email: 'Invalid email',
  text: 'Invalid text',
  date: 'Invalid date',
  dates: {
    tooEarly: 'The date is too early: 1 January 1900 at the earliest',
    tooLate: 'The date is too late: today at the latest',
    beforeFirst: 'The last day lies before the first',
  },
  choice: 'Choose one of the options',
  unknownField: 'Unknown field',
  characters: 'Contains characters that cannot be stored',
  cents: 'At most two decimals',
  password: 'Needs at least 6 characters, a lowercase letter, an uppercase letter and a digit',
  textTooShort: (min: number) => `At least ${min} characters`,
  textTooLong: (max: number) => `At most ${max} characters`,
  numberTooSmall: (min: number) => `At least ${min}`,
  numberTooBig: (max: number) => `At most ${max}`,
  listTooShort: (min: number) => `At least ${min} entries`,
  listTooLong: (max: number) => `At most ${max} entries`,
}
