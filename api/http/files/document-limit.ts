import type { Deps } from '../../platform/deps.ts'
import type { Account } from '../caller.ts'
import { limit } from '../limits.ts'

export type TakeDocument = (account: Pick<Account, 'companyId' | 'storeId' | 'personId'>) => Promise<void>

export const DOCUMENTS_A_MINUTE = 60

/** Counts what is drawn for an account, of whatever slice: one thread draws for all. Throws RATE_LIMITED. */
export function limitDocuments(deps: Pick<Deps, 'db' | 'isUnlimited'>): TakeDocument {
  const documents = limit(deps, { name: 'document', attempts: DOCUMENTS_A_MINUTE, seconds: 60 })
  return ({ companyId, storeId, personId }) => documents.take(companyId ?? storeId ?? personId)
}
