import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as settingsApi from '../../contract/store-settings.ts'
import type { StoreLegal, StorePart } from '../../contract/store-settings.ts'
import { missingOfSeller } from '../../contract/trade/seller.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordChange } from '../platform/page-changes.ts'
import { findLastWriter, writeActivity } from '../range/activity.ts'
import { lockSettings, writeLegal, writeProfile, writeTerms, type StoreSettings } from '../stores/write-settings.ts'
import { descriptionOf } from './description.ts'
import { legalOf, sellerOf, termsCentsOf } from './present-settings.ts'

type SettingsDeps = Pick<Deps, 'db' | 'clock'>
type Supplier = Caller<'supplier'>
type Saved = { version: number }

/** Throws DRAFT_CHANGED for who has seen another version; so do the others. */
export const changeProfile = (
  deps: SettingsDeps,
  caller: Supplier,
  { version, ...typed }: InputOf<typeof settingsApi.changeProfile>,
): Promise<Saved> =>
  changePart(deps, caller, {
    part: 'profile',
    version,
    change: ({ profile }) => {
      const { descriptionDe, descriptionEn } = typed
      const changed = {
        ...typed,
        descriptionDe: descriptionOf(descriptionDe),
        descriptionEn: descriptionOf(descriptionEn),
      }
      return { before: profile, after: changed, write: (tx, written) => writeProfile(tx, written, changed) }
    },
  })

/** Throws VALIDATION where the lead time ends before it begins. */
export const changeTerms = (
  deps: SettingsDeps,
  caller: Supplier,
  { version, ...typed }: InputOf<typeof settingsApi.changeTerms>,
): Promise<Saved> =>
  changePart(deps, caller, {
    part: 'terms',
    version,
    change: ({ terms }) => {
      const t = texts(caller.language).storeSettings
      if (typed.leadMaxDays < typed.leadMinDays) throw invalid('leadMaxDays', t.leadOrder)
      const changed = termsCentsOf(typed)
      return { before: terms, after: changed, write: (tx, written) => writeTerms(tx, written, changed) }
    },
  })

/** Throws VALIDATION where neither a VAT id nor a tax number is there, a period is named without a registration, or a state twice. */
export const changeLegal = (
  deps: SettingsDeps,
  caller: Supplier,
  { version, ...typed }: StoreLegal & { version: number },
): Promise<Saved> =>
  changePart(deps, caller, {
    part: 'legal',
    version,
    change: (settings) => {
      const t = texts(caller.language).storeSettings
      const changed = sellerOf(settings, typed)
      const { seller, lucid, lucidUntil, establishments } = changed
      if (missingOfSeller(seller)) throw invalid('vatId', t.taxMissing)
      if (lucidUntil && !lucid) throw invalid('lucid', t.lucidMissing)
      refuseHalfContact(typed, t)
      if (new Set(establishments.map(({ isoCode }) => isoCode)).size < establishments.length)
        throw invalid('establishments', t.establishmentTwice)
      return { before: legalOf(settings), after: typed, write: (tx, written) => writeLegal(tx, written, changed) }
    },
  })

// Name, postal and electronic address belong together.
function refuseHalfContact(typed: StoreLegal, t: { gpsrMissing: string; gpsrEmail: string }) {
  const names = ['gpsrName', 'gpsrAddress', 'gpsrEmail'] as const
  const missing = names.filter((name) => typed[name] === '')
  if (missing.length > 0 && missing.length < names.length) throw invalid(missing[0]!, t.gpsrMissing)
  if (typed.gpsrEmail && !/^([^@\s]+@[^@\s]+\.[^@\s]+|https?:\/\/\S+)$/.test(typed.gpsrEmail))
    throw invalid('gpsrEmail', t.gpsrEmail)
}

const invalid = (field: string, sentence: string) =>
  Problem.of('VALIDATION', undefined, { fieldErrors: { [field]: sentence } })

type Changed = {
  before: object
  after: object
  write: (tx: Tx, written: { storeId: string; part: StorePart; version: number }) => PromiseLike<unknown>
}
type Change = { part: StorePart; version: number; change: (settings: StoreSettings) => Changed }

/** Throws DRAFT_CHANGED for who has seen another version; but what was saved from that version just so, as when an answer got lost, stays saved. */
export async function changePart(
  { db, clock }: SettingsDeps,
  caller: Supplier,
  { part, version, change }: Change,
): Promise<Saved> {
  const { storeId, personId } = caller.account
  return inTransaction(db, async (tx) => {
    const settings = await lockSettings(tx, storeId)
    const current = settings.partVersions[part] ?? 0
    const { before, after, write } = change(settings)
    if (current === version + 1 && holds(before, after)) return { version: current }
    if (current !== version)
      throw Problem.of('DRAFT_CHANGED', { name: await findLastWriter(tx, storeId, `store.${part}`) })
    const deed = { storeId, at: clock.now(), accountId: personId, action: `store.${part}` as const, before, after }
    await inOrder([
      () => write(tx, { storeId, part, version: version + 1 }),
      () => writeActivity(tx, { ...deed, target: { kind: 'STORE', id: storeId } }),
      () => recordChange(tx, [`store:${storeId}`, 'stores', 'products', 'home']),
    ])
    return { version: version + 1 }
  })
}

/** Whether what is sent stands there already. */
const holds = (stored: object, sent: object) =>
  Object.entries(sent).every(([name, value]) => isDeepStrictEqual((stored as Record<string, unknown>)[name], value))
