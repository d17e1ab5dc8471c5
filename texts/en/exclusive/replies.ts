/** Sentences about exclusive products that the server writes. */
export const exclusiveReplies = {
  reasons: {
    NONE: 'You can see this product',
    LOGIN_REQUIRED: 'This product is exclusive. Please sign in to apply for access',
    NO_ACCESS: 'You are not authorized to view this product',
    PENDING: 'Your application is with the supplier',
    REJECTED: 'The supplier has declined your application',
  },
  endIsPast: 'The end must lie in the future',
  endOfRejection: 'Only a grant has an end',
  /** In place of the name of an exclusive product that the buyer may not see. */
  hiddenName: (skuId: string) => `Exclusive product ${skuId}`,
}
