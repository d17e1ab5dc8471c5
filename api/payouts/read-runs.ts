import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type * as payoutRunsApi from '../../contract/payouts/runs.ts'
import type { DueStore, PayoutRun, PayoutRunEntry } from '../../contract/payouts/runs.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Caller } from '../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { ALONE_LIMIT_CENTS, confirmationOf, isAloneWithPayouts } from './four-eyes.ts'
import { deliveredUntilOf } from './propose-run.ts'
import {
  allRuns,
  findDueStores,
  findPayoutsOfRun,
  findRun,
  findRuns,
  findWaitingRun,
  runOrder,
  stateOf,
  type DueRow,
  type RunPayoutRow,
  type RunRow,
} from './find-runs.ts'
import { presentParts } from './list-payouts.ts'

type Tools = Pick<Deps, 'db' | 'clock'>

/** Throws VALIDATION for a cursor that is none. */
export async function listRuns(
  { db }: Tools,
  input: CursorInput,
  language: Language,
): Promise<OutputOf<typeof payoutRunsApi.list>> {
  const page = cursorPage(db, runOrder(db), input)
  const [rows, count] = await Promise.all([findRuns(db, page), countUpTo(db, allRuns(db))])
  const shown = cursorRows(rows, page, ({ key, id }) => ({ key, id }))
  return { ...shown, items: shown.items.map((row) => entryOf(row, language)), count }
}

/** What a run would pay that starts now. */
export async function previewRun(
  { db, clock }: Tools,
  language: Language,
): Promise<OutputOf<typeof payoutRunsApi.preview>> {
  const now = clock.now()
  const deliveredUntil = deliveredUntilOf(now)
  const [rows, waiting] = await Promise.all([findDueStores(db, deliveredUntil, now), findWaitingRun(db)])
  const cents = rows[0]?.totalCents ?? 0
  return {
    waitingRun: waiting?.number ?? null,
    deliveredUntil,
    amount: eurosOf(cents),
    amountText: moneyText(cents, language),
    dueStores: rows[0]?.paidStores ?? 0,
    stores: rows.map((row) => dueStoreOf(row, language)),
  }
}

/** Throws NOT_FOUND. */
export async function readRun(
  { db, clock }: Tools,
  { account, language }: Caller<'operator'>,
  number: number,
): Promise<PayoutRun> {
  const run = await findRun(db, number)
  if (!run) throw Problem.of('NOT_FOUND')
  const [payouts, isAlone] = await Promise.all([
    findPayoutsOfRun(db, run, clock.now()),
    isAloneWithPayouts(db, account.personId),
  ])
  const isWaiting = run.confirmedAt === null
  const amountCents = isWaiting ? (payouts[0]?.totalDueCents ?? 0) : run.amountCents
  const stores = isWaiting ? (payouts[0]?.dueStores ?? 0) : run.stores
  const isStarter = run.createdById === account.personId
  return {
    ...entryOf({ ...run, amountCents, stores }, language),
    deliveredUntil: run.deliveredUntil,
    confirmation: isWaiting ? confirmationOf({ isStarter, isAlone, amountCents }) : null,
    aloneLimitText: moneyText(ALONE_LIMIT_CENTS, language),
    payouts: payouts.map((row) => payoutOf(row, language)),
  }
}

function entryOf(run: RunRow, language: Language): PayoutRunEntry {
  const { number, startedAt, startedBy, confirmedAt, confirmedBy, stores, amountCents, open, returned } = run
  return {
    number,
    startedAt,
    startedBy,
    confirmedAt,
    stores,
    open,
    returned,
    confirmedBy: confirmedAt && (confirmedBy ?? ''),
    state: stateOf(run),
    amount: eurosOf(amountCents),
    amountText: moneyText(amountCents, language),
  }
}

function payoutOf(row: RunPayoutRow, language: Language): PayoutRun['payouts'][number] {
  const { number, state, slug, name, version, dueCents, amountCents, iban, holder, paidAt, returnedAt, returnReason } =
    row
  return {
    number,
    state,
    slug,
    name,
    version,
    holder,
    paidAt,
    returnedAt,
    returnReason,
    hold: holdOf(row),
    parts: presentParts(row, language),
    amount: eurosOf(dueCents),
    amountText: moneyText(dueCents, language),
    startedWithText: dueCents === amountCents ? null : moneyText(amountCents, language),
    ibanEnd: iban.slice(-4),
  }
}

function dueStoreOf(row: DueRow, language: Language): DueStore {
  const { slug, name, version, dueCents, laterCents, claimedCents, iban, usableFrom } = row
  return {
    slug,
    name,
    version,
    hold: holdOf(row),
    state: dueStateOf(row),
    parts: presentParts(row, language),
    amount: eurosOf(dueCents),
    amountText: moneyText(dueCents, language),
    laterText: laterCents === 0 ? null : moneyText(laterCents, language),
    claimedText: claimedCents === 0 ? null : moneyText(claimedCents, language),
    ibanEnd: iban?.slice(-4) ?? null,
    usableFrom: iban ? null : usableFrom,
  }
}

function dueStateOf({ holdReason, dueCents, iban, usableFrom }: DueRow): DueStore['state'] {
  if (holdReason !== null) return 'HELD'
  if (dueCents <= 0) return 'NOTHING'
  if (iban) return 'DUE'
  return usableFrom ? 'NEW_ACCOUNT' : 'NO_ACCOUNT'
}

const holdOf = ({ holdReason, heldAt, heldBy }: DueRow | RunPayoutRow): DueStore['hold'] =>
  holdReason === null || !heldAt ? null : { reason: holdReason, since: heldAt, by: heldBy ?? '' }
