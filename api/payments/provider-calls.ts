import type { Clock } from '../platform/clock.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable } from '../platform/db.ts'
import { inSpan } from '../platform/traces/in-span.ts'
import { ProviderRefusal, type PaymentProvider } from './provider.ts'

type Tally = {
  answered: number
  failed: number
  lastAnswerAt: Date | null
  firstFailureAt: Date | null
  lastFailureAt: Date | null
}

const nothing: Tally = { answered: 0, failed: 0, lastAnswerAt: null, firstFailureAt: null, lastFailureAt: null }

/** The provider, and how its calls have ended since that was written last. A refusal is an answer: it is there. */
export type CountedProvider = { provider: PaymentProvider; write: (sql: Queryable) => Promise<void> }

/**
 * Counts in memory, as a call to the provider must not wait for the database, and adds to the minute's row when somebody
 * writes. What could not be written is added to the next.
 */
export function countCalls(provider: PaymentProvider, clock: Clock): CountedProvider {
  let tally = nothing
  const answered = () => add({ ...nothing, answered: 1, lastAnswerAt: clock.now() })
  function failed() {
    const at = clock.now()
    add({ ...nothing, failed: 1, firstFailureAt: at, lastFailureAt: at })
  }
  function add(more: Tally) {
    tally = {
      answered: tally.answered + more.answered,
      failed: tally.failed + more.failed,
      lastAnswerAt: latest(tally.lastAnswerAt, more.lastAnswerAt),
      firstFailureAt: tally.firstFailureAt ?? more.firstFailureAt,
      lastFailureAt: latest(tally.lastFailureAt, more.lastFailureAt),
    }
  }
  const counted =
    <Args extends unknown[], T>(name: string, call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        const answer = await inSpan(`payment ${name}`, {}, () => call(...args))
        answered()
        return answer
      } catch (error) {
        if (error instanceof ProviderRefusal) answered()
        else failed()
        throw error
      }
    }
  return {
    provider: {
      name: provider.name,
      create: counted('create', provider.create),
      fetch: counted('fetch', provider.fetch),
      cancel: counted('cancel', provider.cancel),
      capture: counted('capture', provider.capture),
      refund: counted('refund', provider.refund),
      part: counted('part', provider.part),
      parts: counted('parts', provider.parts),
      chargebacks: counted('chargebacks', provider.chargebacks),
      release: counted('release', provider.release),
    },
    async write(sql) {
      const written = tally
      if (written.answered + written.failed === 0) return
      tally = nothing
      try {
        await addToMinute(sql, written, clock.now())
      } catch (error) {
        const since = tally
        tally = written
        add(since)
        throw error
      }
    },
  }
}

/** What is older than a week is of no use. */
export const deleteOldCalls = async (sql: Queryable, before: Date): Promise<number> =>
  (await sql`delete from provider_call where ${inBatch(sql, sql`from provider_call t where minute < ${before}`)}`).count

const latest = (a: Date | null, b: Date | null) => (a === null || (b !== null && b > a) ? b : a)

async function addToMinute(sql: Queryable, tally: Tally, now: Date): Promise<void> {
  const { answered, failed, lastAnswerAt, firstFailureAt, lastFailureAt } = tally
  await sql`
    insert into provider_call as p (minute, answered, failed, last_answer_at, first_failure_at, last_failure_at)
    values (date_trunc('minute', ${now}::timestamptz), ${answered}, ${failed}, ${lastAnswerAt}, ${firstFailureAt}, ${lastFailureAt})
    on conflict (minute) do update set
      answered = p.answered + excluded.answered,
      failed = p.failed + excluded.failed,
      last_answer_at = greatest(p.last_answer_at, excluded.last_answer_at),
      first_failure_at = least(p.first_failure_at, excluded.first_failure_at),
      last_failure_at = greatest(p.last_failure_at, excluded.last_failure_at)`
}
