import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as emailChangeApi from '../../../contract/security/email-change.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { endLinks, type Addressee } from '../password/password-reset-queries.ts'
import { deleteImpersonatedBy, deleteOtherSessions } from '../session/session-queries.ts'
import { tokenHash } from '../session/tokens.ts'
import { emailChangedMail, sendChangeLink } from './mail-email-change.ts'
import {
  deleteEmailChange,
  findLinkedChange,
  isEmailTaken,
  lockLinkedAccount,
  recordUse,
  replaceEmail,
  stopByLink,
  type LinkedChange,
} from './queries.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** LINK_EXPIRED where the link is void, or the change over. */
export async function readChangeLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OutputOf<typeof emailChangeApi.readLink>> {
  const change = await findLinkedChange(db, tokenHash(token), clock.now())
  if (!change) throw Problem.of('LINK_EXPIRED')
  return { mailedTo: change.mailedTo, email: change.email, isUsed: isUsed(change) }
}

const isUsed = ({ mailedTo, isConfirmed, isAgreed }: LinkedChange) => (mailedTo === 'NEW' ? isConfirmed : isAgreed)

/**
 * Uses a link, once; with the last one that is needed the address changes. LINK_EXPIRED where it was used, is void or the
 * change over; EMAIL_TAKEN, which ends the change, where another account got the address meanwhile. Only who has shown the new
 * address to be theirs is told that.
 */
export async function confirmChange(tools: Tools, token: string): Promise<OutputOf<typeof emailChangeApi.confirm>> {
  const attempt = () => inTransaction(tools.db, (tx) => useLink(tx, tools, tokenHash(token)))
  const state = await attempt().catch((error: unknown) => {
    // An account was opened with the address at this very moment: the index has decided, and the second attempt sees it.
    if (isTakenMeanwhile(error)) return attempt()
    throw error
  })
  if (state === 'TAKEN') throw Problem.of('EMAIL_TAKEN')
  return { state }
}

const isTakenMeanwhile = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

async function useLink(tx: Tx, { clock, jobs }: Tools, hash: Buffer): Promise<'WAITING' | 'CHANGED' | 'TAKEN'> {
  const now = clock.now()
  // Locked first: of both links at once the second sees what the first has left.
  const [account, change] = await inOrder([() => lockLinkedAccount(tx, hash), () => findLinkedChange(tx, hash, now)])
  if (!account || !change || isUsed(change)) throw Problem.of('LINK_EXPIRED')
  const used = { ...change, [change.mailedTo === 'NEW' ? 'isConfirmed' : 'isAgreed']: true }
  const needsLateAgreement = account.isConfirmed && !change.needsAgreement
  const [isTaken] = await inOrder([
    () => used.isConfirmed && isEmailTaken(tx, change),
    () => recordUse(tx, change, now),
    () => needsLateAgreement && sendChangeLink(tx, { jobs }, { changeId: change.id, mailedTo: 'OLD' }),
  ])
  if (isTaken) {
    await deleteEmailChange(tx, change.accountId)
    return 'TAKEN'
  }
  if (!used.isConfirmed || (account.isConfirmed && !used.isAgreed)) return 'WAITING'
  await complete(tx, { jobs }, { account, change, now })
  return 'CHANGED'
}

type Completing = { account: Addressee & { isConfirmed: boolean }; change: LinkedChange; now: Date }

/** What was mailed to the former address opens nothing any more; the session that asked goes on, as it knew the password. */
async function complete(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, { account, change, now }: Completing): Promise<void> {
  const { accountId, requestedBy: currentHash, email } = change
  await inOrder([
    () => replaceEmail(tx, change, now),
    () => deleteOtherSessions(tx, { accountId, currentHash }),
    () => deleteImpersonatedBy(tx, accountId),
    () => endLinks(tx, accountId),
    () => account.isConfirmed && queueMail(tx, jobs, emailChangedMail(account, email)),
  ])
}

/** For whoever reads the mails of the address until now: LINK_EXPIRED where the change is over, or the link not theirs. */
export async function stopChange({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> {
  if (!(await stopByLink(db, tokenHash(token), clock.now()))) throw Problem.of('LINK_EXPIRED')
}
