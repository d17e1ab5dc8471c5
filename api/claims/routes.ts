import * as claimsApi from '../../contract/claims/claims.ts'
import * as supplierClaimsApi from '../../contract/claims/supplier-claims.ts'
import * as operatorClaimsApi from '../../contract/operator/claims.ts'
import type { Caller } from '../http/caller.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { openClaim } from './open-claim.ts'
import { actAsOperator, readForOperator } from './operator-claims.ts'
import { countForStore, listForBuyer, listForStore, readClaimable, readForBuyer, readForStore } from './read-claims.ts'
import { takeClaimStep, type ClaimChange } from './take-claim-step.ts'

export function claimRoutes(api: Api, deps: Deps) {
  const { db } = deps
  // Each one is mailed.
  const byCompany = limit(deps, { name: 'claim-company', attempts: 60, seconds: 60 * 60 })
  serve(api, claimsApi.list, (input, caller) => listForBuyer(db, caller, input))
  serve(api, claimsApi.read, ({ number }, caller) => readForBuyer(db, caller, number))
  serve(api, claimsApi.readClaimable, ({ subOrderNumber }, caller) => readClaimable(db, caller, subOrderNumber))
  serve(api, claimsApi.open, async (input, caller) => {
    await byCompany.take(caller.account.companyId)
    return readForBuyer(db, caller, await openClaim(deps, caller, input))
  })
  serve(api, claimsApi.act, async (input, caller) => {
    await byCompany.take(caller.account.companyId)
    await takeClaimStep(deps, caller.keyed, { ...input, ...buyerOf(caller) })
    return readForBuyer(db, caller, input.number)
  })
  supplierRoutes(api, deps)
  serve(api, operatorClaimsApi.read, ({ number }, { language }) => readForOperator(db, language, number))
  serve(api, operatorClaimsApi.act, (input, caller) => actAsOperator(deps, caller, input))
}

function supplierRoutes(api: Api, deps: Deps) {
  const { db } = deps
  serve(api, supplierClaimsApi.list, (input, caller) => listForStore(db, caller, input))
  serve(api, supplierClaimsApi.counts, (_, caller) => countForStore(deps, caller))
  serve(api, supplierClaimsApi.read, ({ number }, caller) => readForStore(db, caller, number))
  serve(api, supplierClaimsApi.act, async (input, caller) => {
    await takeClaimStep(deps, caller.keyed, { ...input, ...storeOf(caller) })
    return readForStore(db, caller, input.number)
  })
  serve(api, supplierClaimsApi.ship, async ({ carrier, trackingNumber = '', ...named }, caller) => {
    const parcel = { carrier, trackingNumber }
    await takeClaimStep(deps, caller.keyed, { ...named, ...storeOf(caller), action: 'SHIP', parcel })
    return readForStore(db, caller, named.number)
  })
}

type Acting = Pick<ClaimChange, 'owner' | 'actor' | 'authorId' | 'language'>

const buyerOf = ({ account, language }: Caller<'buyer'>): Acting => ({
  owner: { buyerId: account.companyId },
  actor: 'BUYER',
  authorId: account.personId,
  language,
})
const storeOf = ({ account, language }: Caller<'supplier'>): Acting => ({
  owner: { storeId: account.storeId },
  actor: 'STORE',
  authorId: account.personId,
  language,
})
