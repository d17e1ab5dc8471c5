import { BANK_WAIT_HOURS, type StoreBank } from '../../../contract/payouts/bank-account.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Queryable, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { urls } from '../../platform/urls.ts'
import { writeActivity } from '../../range/activity.ts'
import * as queries from './bank-change-queries.ts'

type BankDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>
type Supplier = Caller<'supplier'>

export const readBank = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, storeId: string): Promise<StoreBank> =>
  present(db, storeId, clock.now())

/**
 * Has another account wait for an operator, in place of one that waits. Payouts go where they went until it is approved and
 * two days old. Throws DRAFT_CHANGED for who has not seen the last change.
 */
export async function changeBank(
  deps: BankDeps,
  { account }: Supplier,
  { iban: typed, holder, version }: { iban: string; holder: string; version: number },
): Promise<StoreBank> {
  if (account.impersonatedBy) throw Problem.of('FORBIDDEN')
  const { storeId, personId: by } = account
  const iban = typed.replaceAll(/\s/g, '').toUpperCase()
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const [, former, used, owners] = await inOrder([
      () => queries.lockBank(tx, storeId),
      () => queries.findBankChanges(tx, storeId),
      () => queries.findUsedBank(tx, storeId, now),
      () => queries.findOwners(tx, storeId),
    ])
    if (former.length !== version) throw Problem.of('DRAFT_CHANGED', { name: former[0]?.enteredBy ?? '' })
    const deed = { storeId, at: now, accountId: by, action: 'store.bank' as const }
    await inOrder([
      ...queries.writeBankChange(tx, { storeId, id: newId(), iban, holder, by, now }, former[0]),
      () =>
        writeActivity(tx, {
          ...deed,
          target: { kind: 'STORE', id: storeId },
          before: used ? masked(used) : null,
          after: masked({ iban, holder }),
        }),
      ...owners.map((owner) => () => mailOwner(tx, deps, { ...owner, ibanEnd: endOf(iban), holder })),
    ])
  })
  return present(deps.db, storeId, now)
}

type Decided = { id: string; isApproved: boolean; words: string; now: Date }

/** An approved account is used from two days after it was entered on. Throws NOT_FOUND for what was replaced or is decided. */
export async function decideBankChange(tx: Tx, decided: Decided): Promise<void> {
  const { id, isApproved, now } = decided
  const change = await queries.writeBankDecision(tx, decided)
  if (!change) throw Problem.of('NOT_FOUND')
  if (!isApproved) return
  const { createdAt, ...account } = change
  const usableFrom = new Date(Math.max(now.getTime(), createdAt.getTime() + WAIT_MS))
  await queries.insertBank(tx, { ...account, id, usableFrom, now })
}

const WAIT_MS = BANK_WAIT_HOURS * 60 * 60_000
const endOf = (iban: string) => iban.slice(-4)
const masked = ({ iban, holder }: { iban: string; holder: string }) => ({ iban: `… ${endOf(iban)}`, holder })

async function present(sql: Queryable, storeId: string, now: Date): Promise<StoreBank> {
  const [used, changes] = await Promise.all([
    queries.findUsedBank(sql, storeId, now),
    queries.findBankChanges(sql, storeId),
  ])
  const last = changes[0]
  const isUsed = last?.usableFrom ? last.usableFrom <= now : false
  return {
    current: used ? { ibanEnd: endOf(used.iban), holder: used.holder } : null,
    change: last && last.state !== 'REPLACED' && !isUsed ? changeOf(last, last.state) : null,
    version: changes.length,
  }
}

const changeOf = (
  { iban, holder, words, enteredBy, createdAt, usableFrom }: queries.BankChangeRow,
  state: 'WAITING' | 'APPROVED' | 'REFUSED',
) => ({
  ibanEnd: endOf(iban),
  holder,
  state,
  words,
  enteredBy,
  createdAt,
  usableFrom: usableFrom ?? new Date(createdAt.getTime() + WAIT_MS),
})

type Notified = Awaited<ReturnType<typeof queries.findOwners>>[number] & { ibanEnd: string; holder: string }

function mailOwner(tx: Tx, { jobs, origin }: BankDeps, { email: to, language, ibanEnd, holder }: Notified) {
  const t = texts(language).payouts.replies.bankMail
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [t.hello, t.body(ibanEnd, holder), t.wait(BANK_WAIT_HOURS), t.warning],
    button: { label: t.button, url: origin + urls(language).supplierBank },
  })
  return queueMail(tx, jobs, { id: `bank-${newId()}`, to, subject: t.subject, ...body })
}
