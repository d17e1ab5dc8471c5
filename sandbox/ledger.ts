import { openAppendFile } from './append-file.ts'
import type { Entry, EntryKind, NewEntry } from './entry.ts'
import { applyEntry, openPayment, statusOf, type Payment } from './payment.ts'
import type { Schedule } from './schedule.ts'

/** An entry and the payment as it was right after it. */
export type Recorded = { entry: Entry; payment: Payment }

export type Ledger = {
  payment(id: string): Payment | undefined
  /** In the order of their creation. */
  payments(): Payment[]
  entries(): Entry[]
  /** Writes entries of one payment as one: all or none survive a crash. Counted at once, resolves when they are on the disk. */
  record(entries: NewEntry[]): Promise<Recorded>
  /** What the same call was answered within the last hour. */
  answered(key: string): Recorded | undefined
  /** Resolves when all that was recorded so far is on the disk. */
  written(): Promise<unknown>
  close(): Promise<void>
}

const IDEMPOTENCY_MS = 60 * 60_000

/** Called with each entry once it is on the disk, at the start with those before; `isNotified` where the shop's webhook is called. */
export type Listener = (entry: Entry, isNotified: boolean) => void

/** Opens the ledger and restores the payments in it. */
export async function openLedger(path: string, schedule: Schedule, listen: Listener): Promise<Ledger> {
  const file = await openAppendFile<Entry[]>(path)
  const payments = new Map<string, Payment>()
  const entries: Entry[] = []
  const answers = new Map<string, Recorded>()
  let written: Promise<unknown> = Promise.resolve()

  function count(batch: Entry[]): { recorded: Recorded; notices: { entry: Entry; isNotified: boolean }[] } {
    const notices = batch.map((entry) => {
      entries.push(entry)
      if (entry.kind === 'creation') payments.set(entry.paymentId, openPayment(entry))
      const payment = payments.get(entry.paymentId)!
      const before = statusOf(payment)
      applyEntry(payment, entry)
      const after = statusOf(payment)
      const isNotified = notifiedKinds.includes(entry.kind) || (after !== before && !passing(batch, entry))
      return { entry, isNotified: isNotified && entry.kind !== 'creation' }
    })
    const [entry] = batch as [Entry]
    const recorded = { entry, payment: structuredClone(payments.get(entry.paymentId)!) }
    if (entry.call) answers.set(entry.call.key, recorded)
    return { recorded, notices }
  }

  const notify = ({ notices }: ReturnType<typeof count>) =>
    notices.forEach(({ entry, isNotified }) => listen(entry, isNotified))
  for (const batch of file.before) notify(count(batch))

  return {
    payment: (id) => payments.get(id),
    payments: () => [...payments.values()],
    entries: () => entries,
    async record(drafts) {
      const at = schedule.now().toISOString()
      const batch = drafts.map((entry, index) => ({
        number: entries.length + index + 1,
        at,
        idempotencyKey: entry.call?.key ?? null,
        ...entry,
      }))
      dropExpired(answers, Date.parse(at) - IDEMPOTENCY_MS)
      const counted = count(batch)
      written = file.append(batch)
      await written
      notify(counted)
      return counted.recorded
    },
    answered(key) {
      dropExpired(answers, schedule.now().getTime() - IDEMPOTENCY_MS)
      return answers.get(key)
    },
    written: () => written,
    close: () => file.close(),
  }
}

// The shop is notified of these although the payment stays what it was.
const notifiedKinds: EntryKind[] = ['refund-settlement', 'chargeback', 'chargeback-reversal']

// An automatic capture passes through 'authorized' without a notification.
const passing = (batch: Entry[], entry: Entry) => entry.kind === 'authorisation' && batch.length > 1

function dropExpired(answers: Map<string, Recorded>, before: number) {
  for (const [key, { entry }] of answers) {
    if (Date.parse(entry.at) > before) return
    answers.delete(key)
  }
}
