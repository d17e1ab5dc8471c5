/** Help and answers of `npm run operator -- impersonate`. */
export const operatorImpersonate = {
  summary: 'sign in as a buyer, to see what the buyer sees',
  actions: {
    code: {
      takes: ['<email of the buyer>'],
      explains: 'Prints a code that works once and for 60 seconds, and the address that uses it.',
    },
  },
  noBuyer: (email: string) => `There is no buyer with the email ${email}.`,
  code: (code: string) => `Code: ${code}`,
  url: (url: string) => `Address: ${url}`,
  rules: 'Works once and for 60 seconds; the session ends after 30 minutes. All that is changed in it is noted.',
}
