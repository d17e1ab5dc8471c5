import type { promotionsReplies as en } from '../../en/promotions/replies.ts'

export const promotionsReplies: typeof en = { promotedProducts: 'Meistgekauft aus allen Bereichen' }
