import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as exclusiveApi from '../../contract/exclusive.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { buyingCompany } from '../http/caller.ts'
import { findAccess, type Access } from './grant-queries.ts'
import type { Viewer } from '../products/price.ts'
import { catalogueCompany } from '../products/visibility.ts'

type Answer = OutputOf<typeof exclusiveApi.canSee>

/** Tells nothing of the product itself. NOT_FOUND for what is not on sale. */
export async function readAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Viewer,
  skuId: string,
): Promise<Answer> {
  const access = await findAccess(db, catalogueCompany(account), skuId)
  if (!access) throw Problem.of('NOT_FOUND')
  const reason = reasonOf(access, account !== null)
  const isBuyer = buyingCompany(account) !== null
  return {
    productId: skuId,
    canSee: reason === null,
    reason,
    canApply: isBuyer && canApply(access, clock.now()),
    message: texts(language).exclusive.replies.reasons[reason ?? 'NONE'],
  }
}

function reasonOf({ isExclusive, status }: Access, isSignedIn: boolean): Answer['reason'] {
  if (!isExclusive || status === 'GRANTED') return null
  if (!isSignedIn) return 'LOGIN_REQUIRED'
  return status === 'NONE' ? 'NO_ACCESS' : status
}

const APPLY_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** A rejected buyer may apply again after 30 days, so that no store gets applications every day. */
export const canApply = (access: Access, now: Date): boolean =>
  access.isExclusive && (access.status === 'NONE' || (access.status === 'REJECTED' && applyAgainAt(access) <= now))

/** When a rejected buyer may apply again. */
export const applyAgainAt = ({ decidedAt }: Pick<Access, 'decidedAt'>): Date =>
  new Date((decidedAt?.getTime() ?? 0) + APPLY_AGAIN_AFTER_MS)
