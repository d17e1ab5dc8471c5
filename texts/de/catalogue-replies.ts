import type { catalogueReplies as en } from '../en/catalogue-replies.ts'

export const catalogueReplies: typeof en = {
  units: { G: 'kg', ML: 'l', PIECE: 'Stück', hundred: '100 Stück' },
  pieces: (count) => `${count} Stück`,
  boxOfPieces: (count) => `Karton ${count} Stück`,
  boxOfContents: (count, content) => `Karton ${count} × ${content}`,
  boxPrice: (amount, count) => (count === 1 ? `${amount} / Stück` : `${amount} / Karton à ${count}`),
  tier: (quantity, amount) => `ab ${quantity} Stück ${amount}`,
}
