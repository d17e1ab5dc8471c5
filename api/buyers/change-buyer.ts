import type * as buyerSessionsApi from '../../contract/operator/buyer-sessions.ts'
import type * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import type { OrderNote } from '../../contract/operator/orders.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { AccountExport } from '../../contract/profile.ts'
import { trustCompany } from '../account/account-admin.ts'
import { endSessions } from '../account/password/password-reset-queries.ts'
import { erasePerson, type EraseOthers } from '../account/privacy/erase-account.ts'
import { exportAccount } from '../account/privacy/export-account.ts'
import { writeVatStatus } from '../account/profile/vat-id-queries.ts'
import { idleSince } from '../account/session/identify.ts'
import { deleteSessionById, findSessions } from '../account/session/session-queries.ts'
import { tokenHash } from '../account/session/tokens.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { findNote, insertNote } from '../orders/operator/note-queries.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction, type Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { resendMail } from '../platform/mail/stored-mails.ts'
import { findCompany, isBuyersAccount } from './buyer-queries.ts'

type ChangeDeps = Pick<Deps, 'db' | 'clock'>
type Operator = Caller<'operator'>
type AboutPerson = InputOf<typeof operatorBuyersApi.erase>

/** Throws NOT_FOUND where the company has no VAT id, or another by now. */
export async function decideVatId(
  { db, clock }: ChangeDeps,
  caller: Operator,
  { id, vatId, status, reason }: InputOf<typeof operatorBuyersApi.decideVatId>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    const [company, isWritten] = await inOrder([
      () => findCompany(tx, id),
      () => writeVatStatus(tx, id, { vatId: vatId ?? null, status, at, operatorId: caller.account.personId }),
    ])
    if (!company || !isWritten) throw Problem.of('NOT_FOUND')
    await recordAudit(tx, caller, {
      at,
      action: 'buyer.vat-status',
      target: { kind: 'buyer', id },
      reason,
      before: { vatIdStatus: company.vatIdStatus },
      after: { vatIdStatus: status },
    })
  })
}

/** Throws NOT_FOUND. */
export async function trustBuyer(
  { db, clock }: ChangeDeps,
  caller: Operator,
  { id, isTrusted, reason }: InputOf<typeof operatorBuyersApi.trust>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    const [company] = await inOrder([() => findCompany(tx, id), () => trustCompany(tx, id, isTrusted ? at : null)])
    if (!company) throw Problem.of('NOT_FOUND')
    await recordAudit(tx, caller, {
      at,
      action: 'buyer.trust',
      target: { kind: 'buyer', id },
      reason,
      before: { isTrusted: company.isTrusted },
      after: { isTrusted },
    })
  })
}

/** Throws NOT_FOUND. The audit says that there was a note, not what stands in it: that can be taken away. */
export async function addBuyerNote(
  { db, clock }: ChangeDeps,
  caller: Operator,
  { id: buyerId, text }: InputOf<typeof operatorBuyersApi.addNote>,
): Promise<OrderNote> {
  const { account, keyed } = caller
  if (!(await findCompany(db, buyerId))) throw Problem.of('NOT_FOUND')
  const made = await inTransactionOnce(db, keyed, {
    async work(tx) {
      const [id, at] = [newId(), clock.now()]
      await inOrder([
        () => insertNote(tx, { buyerId, orderId: null, id, authorId: account.personId, text, at }),
        () =>
          recordAudit(tx, caller, {
            at,
            action: 'note.add',
            target: { kind: 'buyer', id: buyerId },
            detail: { note: id },
          }),
      ])
      return id
    },
    resultOf: (id) => id,
    again: async (id) => id,
  })
  const note = await findNote(db, made)
  if (!note) throw Problem.of('NOT_FOUND')
  return note
}

/** Throws NOT_FOUND for who is no buyer. */
export async function endSessionsOf({ db, clock }: ChangeDeps, caller: Operator, about: AboutPerson): Promise<void> {
  const { accountId, reason } = about
  await refuseOthers(db, accountId)
  await inTransaction(db, async (tx) => {
    const sessionsEnded = await endSessions(tx, accountId)
    await recordAudit(tx, caller, {
      ...deedOf(accountId, clock.now()),
      accountId,
      action: 'account.end-sessions',
      reason,
      after: { sessionsEnded },
    })
  })
}

/** The sessions of a person by device. Throws as above. */
export async function listSessionsOf({ db, clock }: ChangeDeps, { token }: Operator, accountId: string) {
  await refuseOthers(db, accountId)
  const now = clock.now()
  return findSessions(db, { accountId, currentHash: tokenHash(token!) }, { now, usedSince: idleSince(now) })
}

/** Throws as above. */
export async function endSessionOf(
  { db, clock }: ChangeDeps,
  caller: Operator,
  { accountId, sessionId, reason }: InputOf<typeof buyerSessionsApi.end>,
): Promise<void> {
  await refuseOthers(db, accountId)
  await inTransaction(db, async (tx) => {
    await inOrder([
      () => deleteSessionById(tx, { accountId, currentHash: tokenHash(caller.token!) }, sessionId),
      () =>
        recordAudit(tx, caller, {
          ...deedOf(accountId, clock.now()),
          accountId,
          action: 'account.end-sessions',
          reason,
          after: { session: sessionId },
        }),
    ])
  })
}

/** Throws as above. */
export async function exportFor(deps: ChangeDeps, caller: Operator, about: AboutPerson): Promise<AccountExport> {
  const { accountId, reason } = about
  await refuseOthers(deps.db, accountId)
  const deed = { ...deedOf(accountId, deps.clock.now()), accountId, action: 'account.export', reason }
  await inTransaction(deps.db, (tx) => recordAudit(tx, caller, deed))
  return exportAccount(deps, accountId)
}

type Erasing = ChangeDeps & Pick<Deps, 'jobs'> & { eraseOthers: EraseOthers }

/** Throws as above, and as erasePerson does. Its row outlives the words about the person: it says that they were erased, and why. */
export async function eraseFor(deps: Erasing, caller: Operator, { accountId, reason }: AboutPerson): Promise<void> {
  await refuseOthers(deps.db, accountId)
  const deed = { ...deedOf(accountId, deps.clock.now()), action: 'account.erase', reason }
  await erasePerson(deps, accountId, (tx) => recordAudit(tx, caller, deed))
}

const deedOf = (accountId: string, at: Date) => ({ at, target: { kind: 'account', id: accountId } })

async function refuseOthers(db: Db, accountId: string) {
  if (!(await isBuyersAccount(db, accountId))) throw Problem.of('NOT_FOUND')
}

/** Throws NOT_FOUND where the mail went to nobody of the company, is not kept or had attachments. */
export async function resendMailTo(
  { db, clock, jobs }: ChangeDeps & Pick<Deps, 'jobs'>,
  caller: Operator,
  { id, mailId, reason }: InputOf<typeof operatorBuyersApi.resendMail>,
): Promise<void> {
  await inTransactionOnce(db, caller.keyed, {
    async work(tx) {
      if ((await resendMail(tx, jobs, { id: mailId, companyId: id })) === null) throw Problem.of('NOT_FOUND')
      const at = clock.now()
      await recordAudit(tx, caller, { at, action: 'mail.resend', target: { kind: 'mail', id: mailId }, reason })
    },
    again: async () => {},
  })
}
