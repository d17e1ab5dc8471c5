/** Help and answers of `npm run operator -- designs`. */
export const operatorDesigns = {
  summary: "buyers' own designs, in the place of their store",
  actions: {
    list: {
      takes: [],
      explains: 'Lists submitted designs, those that changed last first.',
      options: { status: ['<status>', 'only those, such as SUBMITTED or CHANGES_REQUESTED'] },
    },
    show: { takes: ['<id>'], explains: 'Shows one design with its pictures, proofs and messages.' },
    proof: {
      takes: ['<id>'],
      explains: 'Sends the design as it is as proof, with an offer. The buyer is told by mail.',
      options: {
        price: ['<euros>', 'net price of a piece, such as 4.90'],
        setup: ['<euros>', 'net, once for each order; 0 without it'],
        minimum: ['<pieces>', 'smallest quantity, whole boxes'],
        days: ['<days>', 'until the goods are ready'],
        until: ['<date>', 'last day of the offer, such as 2027-03-31'],
        message: ['<text>', 'what the buyer is told with it'],
      },
    },
    reject: { takes: ['<id>', '<why>…'], explains: 'Declines the design. The buyer is told by mail.' },
    message: { takes: ['<id>', '<text>…'], explains: 'Writes to the buyer and the store.' },
  },
  none: 'There are no such designs.',
  statuses: (all: string) => `The status is one of ${all}.`,
  wish: (quantity: number, technique: string, colors: string, text: string) =>
    [`${quantity} pieces`, technique, colors, text && `text "${text}"`].filter(Boolean).join(', '),
  pictures: (urls: string[]) => `Pictures: ${urls.join('  ')}`,
  proof: (number: number, at: string, price: string, setup: string) =>
    `Proof ${number} of ${at}: ${price} a piece, setup ${setup}`,
  sent: (title: string) => `The proof of "${title}" is sent.`,
  rejected: (title: string) => `"${title}" is declined.`,
  written: (title: string) => `The message about "${title}" is written.`,
}
