/** Help and answers of `npm run operator -- accounts`. */
export const operatorAccounts = {
  summary: 'accounts: what is known about a company',
  actions: {
    trust: {
      takes: ['<e-mail>', 'YES|NO'],
      explains:
        'Vouches for a buyer who has paid nothing yet: transfers without the limits of first orders. NO takes it back.',
    },
    vat: {
      takes: ['<e-mail>', 'VALID|INVALID'],
      explains:
        'Records what the authorities say about the VAT id of the account. Companies in other member states buy without German tax while it is VALID.',
    },
  },
  trusted: (email: string) => `${email} pays transfers like regular buyers.`,
  untrusted: (email: string) => `For ${email} the limits of first orders hold until an order is paid.`,
  badAnswer: (answer: string) => `The answer must be YES or NO, not '${answer}'.`,
  decided: (email: string, vatId: string, status: string) => `The VAT id ${vatId} of ${email} is ${status}.`,
  unknown: (email: string) => `There is no account with the e-mail ${email}.`,
  noVatId: (email: string) => `The account ${email} has no VAT id.`,
  badStatus: (status: string) => `The state must be VALID or INVALID, not '${status}'.`,
}
