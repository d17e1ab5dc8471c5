import { founderOf, type Caller } from '../../api/http/caller.ts'

/** An operator of the demo as the API would see them call. */
export const demoOperator = (personId: string): Caller<'operator'> => ({
  account: { ...founderOf(personId), side: 'operator', roles: ['ADMIN'], companyId: null, cartId: null },
  language: 'de',
  token: null,
  idempotencyKey: null,
  edgeCountry: null,
  address: '',
  requestId: '',
  userAgent: null,
})
