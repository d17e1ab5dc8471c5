import { isDeepStrictEqual } from 'node:util'
import { deskLists, viewBounds } from '../../../contract/desk/lists.ts'
import type * as viewsApi from '../../../contract/desk/views.ts'
import type { View } from '../../../contract/desk/views.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { texts } from '../../../texts/texts.ts'
import { may, type Caller } from '../../http/caller.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { Problem, rightMissing } from '../../http/problem.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { knownState } from './known-filters.ts'
import {
  countBeside,
  deleteView,
  findView,
  findViews,
  insertView,
  lockViews,
  updateView,
  type Member,
  type ViewRow,
} from './queries.ts'

type DeskCaller = Pick<Caller<'desk'>, 'account' | 'language' | 'keyed'>
type ViewDeps = Pick<Deps, 'db' | 'clock'>
type Given = Omit<InputOf<typeof viewsApi.change>, 'id' | 'version'>
type Seen = { id: string; version: number }

const memberOf = ({ account }: DeskCaller): Member => ({
  membershipId: account.membershipId!,
  storeId: account.storeId,
})

/** Those of lists that the caller may open. */
export async function listViews(
  { db }: Pick<Deps, 'db'>,
  caller: DeskCaller,
  { list, q }: { list?: string | undefined; q?: string | undefined },
): Promise<View[]> {
  const { account } = caller
  const opened = Object.entries(deskLists[account.side]).flatMap(([name, { right }]) =>
    may(account, account.side, right) && (list ?? name) === name ? [name] : [],
  )
  const rows = await findViews(db, memberOf(caller), { lists: opened, q: q?.trim(), most: 2 * viewBounds.most })
  return rows.map((row) => present(row, caller))
}

/** Throws NOT_FOUND for a list that is none, RIGHT_MISSING for one that is closed, VALIDATION for a taken name, LIMIT_REACHED. */
export async function saveView(
  { db, clock }: ViewDeps,
  caller: DeskCaller,
  { list, ...given }: Given & { list: string },
): Promise<View> {
  refuseClosed(caller, list)
  const member = memberOf(caller)
  const row = await inTransactionOnce<ViewRow>(db, caller.keyed, {
    work: async (tx) => {
      await lockViews(tx, member, list)
      const { membershipId } = member
      const added = { ...given, list, membershipId, id: newId(), version: 1, state: stateOf(caller, list, given) }
      await check(tx, caller, { added, isNewlyShared: given.isShared, isNew: true })
      await insertView(tx, member, { ...added, createdAt: clock.now() })
      return added
    },
    resultOf: ({ id }) => id,
    again: async (id) => found(await findView(db, member, id)),
  })
  return present(row, caller)
}

/**
 * Throws as above, and VIEW_CHANGED for who has seen another version; where that is what they want already it is a repeat.
 * A view whose maker has left becomes the caller's when it is shared no more.
 */
export async function changeView(
  { db }: Pick<Deps, 'db'>,
  caller: DeskCaller,
  { id, version, ...given }: Given & Seen,
): Promise<View> {
  const member = memberOf(caller)
  const row = await inTransaction(db, async (tx) => {
    const { before, isSeen } = await lockSeen(tx, caller, { id, version })
    const { list, name, isShared, state } = before
    const changed = { name: given.name, isShared: given.isShared, state: stateOf(caller, list, given) }
    if (isDeepStrictEqual({ name, isShared, state }, changed)) return before
    if (!isSeen) throw Problem.of('VIEW_CHANGED', { name })
    const membershipId = before.membershipId ?? (given.isShared ? null : member.membershipId)
    const added = { ...before, ...changed, membershipId, version: version + 1 }
    await check(tx, caller, { added, isNewlyShared: given.isShared && !isShared, isNew: false })
    await updateView(tx, added)
    return added
  })
  return present(row, caller)
}

/** Throws NOT_FOUND, RIGHT_MISSING and VIEW_CHANGED as above. */
export async function removeView({ db }: Pick<Deps, 'db'>, caller: DeskCaller, seen: Seen): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { before, isSeen } = await lockSeen(tx, caller, seen)
    if (!isSeen) throw Problem.of('VIEW_CHANGED', { name: before.name })
    await deleteView(tx, before.id)
  })
}

async function lockSeen(tx: Tx, caller: DeskCaller, { id, version }: Seen) {
  const member = memberOf(caller)
  const { list } = found(await findView(tx, member, id))
  await lockViews(tx, member, list)
  // Afresh: somebody may have changed it in the meantime.
  const before = found(await findView(tx, member, id))
  refuseClosed(caller, list)
  if (!mayChange(before, caller)) throw rightMissing(caller.account.side, 'team')
  return { before, isSeen: before.version === version }
}

type Checked = { added: ViewRow; isNewlyShared: boolean; isNew: boolean }

async function check(tx: Tx, caller: DeskCaller, { added, isNewlyShared, isNew }: Checked) {
  const { most } = viewBounds
  const { isNameTaken, own, shared } = await countBeside(tx, memberOf(caller), added)
  if (isNameTaken) {
    const { nameTaken } = texts(caller.language).deskViews
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { name: nameTaken } })
  }
  if ((isNew && own >= most) || (isNewlyShared && shared >= most))
    throw Problem.of('LIMIT_REACHED', { what: 'DESK_VIEWS', most })
}

function refuseClosed({ account }: DeskCaller, list: string) {
  const { side } = account
  const known = Object.hasOwn(deskLists[side], list) ? deskLists[side][list] : undefined
  if (!known) throw Problem.of('NOT_FOUND')
  if (!may(account, side, known.right)) throw rightMissing(side, known.right)
}

function found(row: ViewRow | undefined): ViewRow {
  if (!row) throw Problem.of('NOT_FOUND')
  return row
}

const stateOf = ({ account }: DeskCaller, list: string, { state }: Given) => knownState(account.side, list, state).state

const isOwn = ({ membershipId }: ViewRow, { account }: DeskCaller) => membershipId === account.membershipId
const mayChange = (row: ViewRow, caller: DeskCaller) =>
  isOwn(row, caller) || (row.isShared && may(caller.account, caller.account.side, 'team'))

function present(row: ViewRow, caller: DeskCaller): View {
  const { id, list, name, isShared, version } = row
  return {
    id,
    list,
    name,
    isShared,
    version,
    ...knownState(caller.account.side, list, row.state),
    isOwn: isOwn(row, caller),
    mayChange: mayChange(row, caller),
  }
}
