const pieces = (count: string) => (count === '1' ? '1 piece' : `${count} pieces`)

export const catalogueReplies = {
  units: { G: 'kg', ML: 'l', PIECE: 'piece', hundred: '100 pieces' },
  pieces,
  boxOfPieces: (count: number) => `Case of ${count}`,
  boxOfContents: (count: number, content: string) => `Case ${count} × ${content}`,
  boxPrice: (amount: string, count: number) => (count === 1 ? `${amount} / piece` : `${amount} / case of ${count}`),
  tier: (quantity: number, amount: string) => `from ${quantity} pieces ${amount}`,
}
