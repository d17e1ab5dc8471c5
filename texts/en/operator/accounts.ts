/** Help and answers of `npm run operator -- accounts`. */
export const accounts = {
  summary: 'accounts: what is known about a company',
  actions: {
    'remove-second-factor': {
      takes: ['<e-mail>'],
      explains:
        'For who has lost phone and codes: takes authenticator app, recovery codes and passkeys off the account, ends all its sessions and mails its owner.',
    },
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
  secondFactorRemoved: (email: string) => `The password alone opens ${email} now; all its sessions have ended.`,
  noSecondFactor: (email: string) => `The account ${email} has neither authenticator app nor passkey.`,
  unknown: (email: string) => `There is no account with the e-mail ${email}.`,
  noVatId: (email: string) => `The account ${email} has no VAT id.`,
  badStatus: (status: string) => `The state must be VALID or INVALID, not '${status}'.`,
}

/** Help and answers of `npm run operator -- operators`. */
export const operators = {
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

/** Help and answers of `npm run operator -- impersonate`. */
export const impersonate = {
  summary: 'sign in as a buyer, to see what the buyer sees',
  actions: {
    code: {
      takes: ['<email of the buyer>'],
      explains:
        'Prints a code that works once and for 60 seconds, and the address that uses it. The buyer is told by mail.',
      options: {
        reason: ['REASON', 'why, 5 to 300 characters; the buyer reads it'],
        ticket: ['NUMBER', 'of the ticket in which the buyer asked for it, such as K4711'],
        write: ['the session may change things too; without it, it only reads'],
      },
    },
  },
  noBuyer: (email: string) => `There is no buyer with the email ${email}.`,
  badReason: 'Say why with --reason, in 5 to 300 characters; the buyer reads it.',
  badTicket: 'The number of a ticket is a K and digits, such as K4711.',
  code: (code: string) => `Code: ${code}`,
  url: (url: string) => `Address: ${url}`,
  rules: 'Works once and for 60 seconds; the session ends after 30 minutes. All that is changed in it is noted.',
}
