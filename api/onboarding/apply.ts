import type { Application } from '../../contract/onboarding/onboarding.ts'
import { missingOfSeller } from '../../contract/trade/seller.ts'
import { texts } from '../../texts/texts.ts'
import { insertMembership } from '../account/team/team-queries.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { slugOf } from '../products/product-address.ts'
import { insertSetUpStore } from '../stores/set-up-store.ts'
import { findOpenApplication, findUnknownCategories, insertApplication, lockApplicant } from './queries.ts'

/**
 * Makes a store that nobody sees, with who applies as its owner. Sent again it answers with the store that is being set up.
 * Throws VALIDATION where neither a VAT id nor a tax number is there, and EMAIL_NOT_CONFIRMED.
 */
export async function applyToSell(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'account'>,
  { storeName, sells, termsAccepted: _, ...typed }: Application,
): Promise<{ membershipId: string; storeName: string }> {
  const t = texts(language).onboarding
  const seller = { ...typed, iban: '', bic: '', accountHolder: '', creditorId: '', gln: '' }
  if (missingOfSeller(seller)) throw invalid('vatId', t.taxMissing)
  const accountId = account.personId
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const [{ isConfirmed }, former, unknown] = await inOrder([
      () => lockApplicant(tx, accountId),
      () => findOpenApplication(tx, accountId),
      () => findUnknownCategories(tx, sells),
    ])
    if (former) return former
    if (!isConfirmed) throw Problem.of('EMAIL_NOT_CONFIRMED')
    if (unknown.length > 0) throw invalid('sells', t.unknownCategory)
    const [storeId, membershipId] = [newId(), newId()]
    const membership = { id: membershipId, accountId, companyId: null, storeId, roles: ['OWNER' as const], now }
    await insertSetUpStore(tx, { id: storeId, slug: slugOf(storeName) || 'store', name: storeName, seller, now })
    await inOrder([
      () => insertMembership(tx, membership),
      () => insertApplication(tx, { storeId, accountId, sells, now }),
    ])
    return { membershipId, storeName }
  })
}

const invalid = (field: string, sentence: string) =>
  Problem.of('VALIDATION', undefined, { fieldErrors: { [field]: sentence } })
