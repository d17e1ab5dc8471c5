import { openAppendFile } from './append-file.ts'
import type { Entry, EntryKind, NewEntry } from './entry.ts'
import { applyEntry, openPayment, statusOf, type Payment } from './payment.ts'
import type { Schedule } from './schedule.ts'

/** An entry and the payment as it was right after it. */
export type Recorded = { entry: Entry; payment: Payment }

export type Book = {
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

/** Hears of each entry once it is on the disk, at the start of those before; `isNews` where the shop's webhook is called. */
export type Listener = (entry: Entry, isNews: boolean) => void

/** Opens the ledger and brings back the payments it tells of. */
export async function openBook(path: string, schedule: Schedule, listen: Listener): Promise<Book> {
  const file = await openAppendFile<Entry[]>(path)
  const payments = new Map<string, Payment>()
  const entries: Entry[] = []
  const answers = new Map<string, Recorded>()
  let written: Promise<unknown> = Promise.resolve()

  function count(batch: Entry[]): { recorded: Recorded; heard: { entry: Entry; isNews: boolean }[] } {
    const heard = batch.map((entry) => {
      entries.push(entry)
      if (entry.kind === 'creation') payments.set(entry.paymentId, openPayment(entry))
      const payment = payments.get(entry.paymentId)!
      const before = statusOf(payment)
      applyEntry(payment, entry)
      const after = statusOf(payment)
      const isNews = newsByKind.includes(entry.kind) || (after !== before && !passing(batch, entry))
      return { entry, isNews: isNews && entry.kind !== 'creation' }
    })
    const [entry] = batch as [Entry]
    const recorded = { entry, payment: structuredClone(payments.get(entry.paymentId)!) }
    if (entry.call) answers.set(entry.call.key, recorded)
    return { recorded, heard }
  }

  const tell = ({ heard }: ReturnType<typeof count>) => heard.forEach(({ entry, isNews }) => listen(entry, isNews))
  for (const batch of file.before) tell(count(batch))

  return {
    payment: (id) => payments.get(id),
    payments: () => [...payments.values()],
    entries: () => entries,
    async record(news) {
      const at = schedule.now().toISOString()
      const batch = news.map((entry, index) => ({
        number: entries.length + index + 1,
        at,
        idempotencyKey: entry.call?.key ?? null,
        ...entry,
      }))
      forget(answers, Date.parse(at) - IDEMPOTENCY_MS)
      const counted = count(batch)
      written = file.append(batch)
      await written
      tell(counted)
      return counted.recorded
    },
    answered(key) {
      forget(answers, schedule.now().getTime() - IDEMPOTENCY_MS)
      return answers.get(key)
    },
    written: () => written,
    close: () => file.close(),
  }
}

// The shop hears of these although the payment stays what it was.
const newsByKind: EntryKind[] = ['refund-settlement', 'chargeback', 'chargeback-reversal']

// An automatic capture passes through 'authorized' without anybody hearing of it.
const passing = (batch: Entry[], entry: Entry) => entry.kind === 'authorisation' && batch.length > 1

function forget(answers: Map<string, Recorded>, before: number) {
  for (const [key, { entry }] of answers) {
    if (Date.parse(entry.at) > before) return
    answers.delete(key)
  }
}
