export const promotionsReplies = { promotedProducts: 'Bestsellers from every department' }
