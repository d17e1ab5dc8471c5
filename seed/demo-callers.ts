import { founderOf, type Caller } from '../api/http/caller.ts'

const calling = {
  language: 'de',
  token: null,
  idempotencyKey: null,
  edgeCountry: null,
  address: '',
  requestId: '',
  userAgent: null,
} as const

/** A buyer of the demo as the API would see them call. */
export const demoBuyer = (buyerId: string): Caller<'buyer'> => ({ ...calling, account: founderOf(buyerId) })

type Member = { personId: string; membershipId: string; storeId: string }

/** One who works for a store of the demo. */
export const demoSupplier = (member: Member): Caller<'supplier'> => ({
  ...calling,
  account: { ...founderOf(member.personId), ...member, side: 'supplier', companyId: null, cartId: null },
})

/** One who runs the marketplace of the demo. */
export const demoOperator = (personId: string): Caller<'operator'> => ({
  ...calling,
  account: { ...founderOf(personId), side: 'operator', roles: ['ADMIN'], companyId: null, cartId: null },
})
