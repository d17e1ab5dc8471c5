import type { Language } from '../../contract/platform/values.ts'
import { missingOfSeller } from '../../contract/trade/seller.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { urls } from '../platform/urls.ts'
import { momentText, readBerlinMinute } from '../platform/wall-clock.ts'
import { findStoreDesk } from '../stores/find-store-desk.ts'
import { endPause, findPauses, startPause } from '../stores/pause.ts'
import { changeStore, type Seen } from './change-store.ts'

type PauseDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>
type Operator = Caller<'operator'>
type PauseInput = Seen & { until: string | null; textDe: string; textEn: string }

/**
 * Stops a store until a minute or until it is let sell again, and tells it; a pause of the operators' takes the place of the one
 * before. Throws as changeStore does, and VALIDATION for an end that has passed.
 */
export async function pauseStore(
  deps: PauseDeps,
  caller: Operator,
  { until, textDe, textEn, ...seen }: PauseInput,
): Promise<void> {
  const endsAt = until === null ? null : readBerlinMinute(until)
  if (endsAt && endsAt <= deps.clock.now())
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { until: texts(caller.language).operatedStores.replies.over },
    })
  const after = { textDe, textEn, endsAt }
  await changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.pause',
      async work(tx, { id: storeId }, now) {
        const before = await pauseOf(tx, storeId, now)
        const pause = { ...after, storeId, pausedBy: 'OPERATOR' as const, reason: seen.reason, startsAt: now, now }
        await startPause(tx, pause)
        await mailStore(tx, deps, { storeId, isPaused: true, ...after })
        return { before, after }
      },
    },
  )
}

/**
 * Ends the pause of the operators'; another one goes on. Throws as changeStore does, also where there is none, and
 * STORE_INCOMPLETE where it is not known who sells.
 */
export const resumeStore = (deps: PauseDeps, caller: Operator, seen: Seen): Promise<void> =>
  changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.resume',
      async work(tx, { id: storeId, name, legal }, now) {
        const before = await pauseOf(tx, storeId, now)
        if (!before) return undefined
        const missing = missingOfSeller(legal)
        const { sellerFields } = texts(caller.language).operator.stores
        if (missing) throw Problem.of('STORE_INCOMPLETE', { name, field: sellerFields[missing] })
        await endPause(tx, { storeId, pausedBy: 'OPERATOR', now })
        await mailStore(tx, deps, { storeId, isPaused: false, textDe: '', textEn: '', endsAt: null })
        return { before, after: null }
      },
    },
  )

async function pauseOf(tx: Tx, storeId: string, now: Date) {
  const pause = (await findPauses(tx, storeId, now)).find(({ pausedBy }) => pausedBy === 'OPERATOR')
  return pause ? { textDe: pause.textDe, textEn: pause.textEn, endsAt: pause.endsAt } : null
}

type Announced = { storeId: string; isPaused: boolean; textDe: string; textEn: string; endsAt: Date | null }

async function mailStore(tx: Tx, { jobs, origin }: PauseDeps, { storeId, isPaused, endsAt, ...read }: Announced) {
  const store = await findStoreDesk(tx, storeId)
  if (!store) return
  const { email, language, storeName } = store
  const t = texts(language).operatedStores.mails[isPaused ? 'paused' : 'resumed']
  const subject = t.subject(storeName)
  const paragraphs = [t.hello, t.body(endsAt && momentText(endsAt, language)), ...wordsOf(language, read), t.end]
  const button = { label: t.button, url: origin + urls(language).supplier }
  const body = mailLayout({ language, title: subject, paragraphs, button })
  await queueMail(tx, jobs, { id: `pause-${newId()}`, to: email, subject, ...body })
}

/** What buyers read, where that is anything. */
function wordsOf(language: Language, { textDe, textEn }: Pick<Announced, 'textDe' | 'textEn'>): string[] {
  const text = language === 'de' ? textDe : textEn
  return text ? [texts(language).operatedStores.mails.buyersRead(text)] : []
}
