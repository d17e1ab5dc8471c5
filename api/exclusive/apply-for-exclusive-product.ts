import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/caller.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { findStoreDesk } from '../stores/find-store-desk.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { dayText } from '../platform/wall-clock.ts'
import { applicationMail } from './exclusive-mail.ts'
import { findAccess, type Access } from './grant-queries.ts'
import { findApplicant, insertRequest } from './request-queries.ts'
import { applyAgainAt, canApply } from './read-access.ts'

type Application = { productSkuId: string; message: string }

/**
 * Files an application and notifies the store. NOT_FOUND, ACCESS_NOT_NEEDED for what the buyer sees already,
 * ACCESS_REQUEST_EXISTS while the store has not decided, ACCESS_REJECTED for 30 days after a rejection.
 */
export async function applyForExclusiveProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { account, language }: Caller<'buyer'>,
  { productSkuId, message }: Application,
): Promise<{ id: string; status: 'PENDING' }> {
  const access = await findAccess(deps.db, account.companyId, productSkuId)
  if (!access) throw Problem.of('NOT_FOUND')
  if (!access.isExclusive || access.status === 'GRANTED') throw Problem.of('ACCESS_NOT_NEEDED')
  if (access.status === 'REJECTED' && !canApply(access, deps.clock.now()))
    throw Problem.of('ACCESS_REJECTED', { dayText: dayText(applyAgainAt(access), language) })
  const id = await inTransaction(deps.db, (tx) =>
    fileApplication(tx, deps, { buyerId: account.companyId, access, message }),
  )
  if (!id) throw Problem.of('ACCESS_REQUEST_EXISTS')
  return { id, status: 'PENDING' }
}

type Filed = { buyerId: string; access: Access; message: string }

/** The id of the application; null when the buyer waits for a decision already. Check `canApply` before. */
export async function fileApplication(
  tx: Tx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { buyerId, access: { skuId, storeId }, message }: Filed,
): Promise<string | null> {
  const id = newId()
  const isNew = await insertRequest(tx, { buyerId, id, skuId, storeId, message, createdAt: clock.now() })
  if (!isNew) return null
  const [buyer, desk] = [await findApplicant(tx, { buyerId, skuId }), await findStoreDesk(tx, storeId)]
  if (buyer && desk) await queueMail(tx, jobs, applicationMail({ id, buyer, message }, desk))
  return id
}
