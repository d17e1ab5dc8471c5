/** Help and answers of `npm run operator -- operators`. */
export const operatorOperators = {
  summary: 'who is an operator',
  actions: {
    list: { takes: [], explains: 'Lists the operators, the first one first.' },
    appoint: {
      takes: ['<email>'],
      explains: 'Makes the account of a buyer one of an operator. Also works while there is no operator yet.',
    },
    dismiss: {
      takes: ['<email>'],
      explains: 'Makes an operator a buyer again and ends all sessions; never the last one.',
    },
  },
  appointed: (email: string) => `${email} is an operator now.`,
  dismissed: (email: string) => `${email} is no operator any more.`,
  noBuyer: (email: string) => `There is no buyer with the email ${email}.`,
  noOperator: (email: string) => `There is no operator with the email ${email}.`,
  last: (email: string) => `${email} is the last operator; appoint another one first.`,
}
