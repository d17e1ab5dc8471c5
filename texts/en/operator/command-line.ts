/** Sentences of `npm run operator`; those of a topic are in operator-<topic>.ts. */
export const operatorTexts = {
  usage: 'Usage: npm run operator -- <topic> <verb> …',
  about:
    'Works on the database of the shop (DATABASE_URL, or the embedded one in DATA_DIR), also while the shop is running.\nEach use is noted in the audit with the account of the operator.',
  options:
    'Always possible:\n  --as <email>: the operator at work; otherwise the one who was there first\n  --language de|en: language of the answers\n  --help: this explanation, also after a topic or a verb',
  noOperator:
    'There is no operator yet. Sign up in the shop, then appoint that account: npm run operator -- operators appoint <email>',
  noSuchOperator: (email: string) => `There is no operator with the email ${email}.`,
}
