import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as settingsApi from '../../contract/store-settings.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { readBerlinMinute } from '../platform/wall-clock.ts'
import { writeActivity } from '../range/activity.ts'
import { endPause, startPause } from '../stores/pause.ts'

type PauseDeps = Pick<Deps, 'db' | 'clock'>
type Supplier = Caller<'supplier'>

/** Stops the own store from a minute on, in place of the pause it had. VALIDATION where it ends before it begins, or has ended. */
export async function pauseStore(
  { db, clock }: PauseDeps,
  caller: Supplier,
  input: InputOf<typeof settingsApi.pause>,
): Promise<void> {
  const t = texts(caller.language).storeSettings
  const { storeId } = caller.account
  const now = clock.now()
  const startsAt = readBerlinMinute(input.startsAt)
  const endsAt = input.endsAt === null ? null : readBerlinMinute(input.endsAt)
  if (endsAt && endsAt <= startsAt) throw invalid(t.pauseOrder)
  if (endsAt && endsAt <= now) throw invalid(t.pauseOver)
  const { textDe, textEn } = input
  const pause = { pausedBy: 'STORE' as const, reason: '', textDe, textEn, startsAt, endsAt }
  await inTransaction(db, async (tx) => {
    if (await startPause(tx, { ...pause, storeId, now }))
      await note(tx, caller, { action: 'store.pause', at: now, after: { startsAt, endsAt, textDe, textEn } })
  })
}

/** Ends the store's own pause, or withdraws it before it has begun; without one nothing happens. */
export async function resumeStore({ db, clock }: PauseDeps, caller: Supplier): Promise<void> {
  const { storeId } = caller.account
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    if (await endPause(tx, { storeId, pausedBy: 'STORE', now }))
      await note(tx, caller, { action: 'store.resume', at: now, after: null })
  })
}

type Noted = { action: 'store.pause' | 'store.resume'; at: Date; after: object | null }

const note = (tx: Tx, { account: { storeId, personId } }: Supplier, noted: Noted) =>
  writeActivity(tx, { ...noted, before: null, storeId, accountId: personId, target: { kind: 'STORE', id: storeId } })

const invalid = (sentence: string) => Problem.of('VALIDATION', undefined, { fieldErrors: { endsAt: sentence } })
