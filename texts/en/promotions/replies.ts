export const promotionsReplies = {
  promotedProducts: 'Bestsellers from every department',
  file: {
    name: 'Coupons',
    head: [
      'Coupon',
      'Number of codes',
      'Takes off',
      'Store',
      'From a net value of',
      'Uses of each code',
      'Uses for each buyer',
      'Used',
      'Orders',
      'Net value',
      'Taken off',
      'Valid from',
      'Valid until',
      'State',
    ],
    states: { DRAFT: 'Draft', PLANNED: 'Planned', LIVE: 'Live', USED_UP: 'Used up', OVER: 'Over' },
  },
}
