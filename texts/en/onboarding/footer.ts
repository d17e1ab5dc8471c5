/** The link in the footer of the shop, whose code comes later than the page's. */
export const footer = { sell: 'Sell on Tresen' }
