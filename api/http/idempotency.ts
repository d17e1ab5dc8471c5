import { createHash } from 'node:crypto'
import { needsKey, type Endpoint } from '../../contract/platform/endpoint.ts'
import { inTransaction, type Db, type Queryable, type Tx } from '../platform/db.ts'
import { Problem } from './problem.ts'

/** A call under an Idempotency-Key, which counts for one account in what it acts as. */
export type KeyedCall = { accountId: string; key: string; requestHash: Buffer }

type KeyedCaller = { idempotencyKey: string | null; callingId: string | null; membershipId: string | null }

type Once<T> = {
  work: (tx: Tx) => Promise<T>
  /** What the answer to a repeat is found by, as the id of what was made. */
  resultOf?: (done: T) => string
  /** The answer to a repeat, read afresh. */
  again: (result: string) => Promise<T>
}

const VISITOR = '00000000-0000-0000-0000-000000000000'

/**
 * The call with its key, where the endpoint takes keys and the caller sent one; IDEMPOTENCY_KEY_MISSING where it needs one.
 * Visitors share one account: their keys are random, and a repeat has to send the same contents.
 */
export async function keyedCallOf(endpoint: Endpoint, caller: KeyedCaller, input: object): Promise<KeyedCall | null> {
  const { idempotencyKey: key, callingId, membershipId } = caller
  if (endpoint.method === 'GET' || endpoint.repeat !== 'keyed') return null
  if (key === null) {
    if (needsKey(endpoint)) throw Problem.of('IDEMPOTENCY_KEY_MISSING')
    return null
  }
  const requestHash = hashOf({ ...(await withoutFiles(input)), call: `${endpoint.method} ${endpoint.path}` })
  const own = membershipId === null ? key : `${membershipId} ${key}`
  return { accountId: callingId ?? VISITOR, key: own, requestHash }
}

/** The same for the same values, whatever their order. */
export function hashOf(input: object): Buffer {
  const entries = Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest()
}

/**
 * A transaction whose work is done once for each key: a repeat waits for the first call and is answered by `again`. A
 * refusal leaves no key behind, as nothing was done. Without a key it is `inTransaction`. Throws IDEMPOTENCY_MISMATCH
 * where the key came with other contents.
 */
export async function inTransactionOnce<T>(db: Db, call: KeyedCall | undefined, once: Once<T>): Promise<T> {
  const { work, resultOf, again } = once
  if (!call) return inTransaction(db, work)
  const outcome = await inTransaction(db, async (tx) => {
    const earlier = await claim(tx, call)
    if (earlier !== null) return { isRepeat: true as const, result: earlier }
    const done = await work(tx)
    if (resultOf) await saveResult(tx, call, resultOf(done))
    return { isRepeat: false as const, done }
  })
  return outcome.isRepeat ? again(outcome.result) : outcome.done
}

/** Deletes the keys of an account. */
export async function eraseKeys(sql: Queryable, accountId: string): Promise<void> {
  await sql`delete from idempotency_key where account_id = ${accountId}`
}

/** What the first call under this key has left; null where this one is the first. Waits for a twin under way. */
async function claim(tx: Tx, call: KeyedCall): Promise<string | null> {
  const { accountId, key, requestHash } = call
  // Each new key takes some away that nobody will repeat any more, so the table needs no other end.
  const claimed = await tx`
    with old as (
      delete from idempotency_key where (account_id, key) in (
        select account_id, key from idempotency_key
        where created_at < now() - interval '2 days' and (account_id, key) <> (${accountId}, ${key})
        order by created_at limit 10 for update skip locked)
    )
    insert into idempotency_key (account_id, key, request_hash) values (${accountId}, ${key}, ${requestHash})
    on conflict do nothing`
  if (claimed.count === 1) return null
  const [earlier] = await tx<{ requestHash: Buffer; result: string }[]>`
    select request_hash, result from idempotency_key where account_id = ${accountId} and key = ${key}`
  if (!earlier) return claim(tx, call)
  if (!earlier.requestHash.equals(requestHash)) throw Problem.of('IDEMPOTENCY_MISMATCH')
  return earlier.result
}

async function saveResult(tx: Tx, { accountId, key }: KeyedCall, result: string) {
  await tx`update idempotency_key set result = ${result} where account_id = ${accountId} and key = ${key}`
}

/** A file counts by its bytes. */
async function withoutFiles(input: object): Promise<object> {
  const entries = Object.entries(input).map(async ([name, value]: [string, unknown]) => [
    name,
    value instanceof Blob
      ? createHash('sha256')
          .update(await value.bytes())
          .digest('hex')
      : value,
  ])
  return Object.fromEntries(await Promise.all(entries)) as object
}
