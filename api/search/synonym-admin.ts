import type { Language } from '../../contract/platform/values.ts'
import { synonymBounds, type SynonymGroup } from '../../contract/synonyms.ts'
import type { SynonymNames } from '../listings/index/index-queries.ts'
import { inTransaction, type Db, type Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordChange } from '../platform/page-changes.ts'
import { wordsOf } from './words/tokens.ts'

/** Fewer than two names that differ; more than a group may have; more groups than there may be. */
export type RefusedNames = 'too-few' | 'too-many' | 'too-many-groups'

/** Notes in the transaction of a change what it changed; null is no group. */
export type NoteGroup = (
  tx: Tx,
  change: { id: number; before: SynonymNames | null; after: SynonymNames | null },
) => Promise<void>
const unnoted: NoteGroup = async () => {}

const { fewestNames, mostNames, mostGroups } = synonymBounds

/** All groups of names of one thing; with a name those of which a name holds it, however it is written. */
export async function findSynonymGroupsOf(db: Db, name: string): Promise<SynonymGroup[]> {
  const groups = await db<SynonymGroup[]>`
    select id, names, is_one_way, language from search_synonym order by lower(names[1]), id`
  const key = keyOf(name)
  return key ? groups.filter(({ names }) => names.some((known) => keyOf(known).includes(key))) : groups
}

/**
 * Adds names of one thing; a group of the same kind and language that holds the first one takes the others in, one that counts one way where it
 * begins with it. Names that are written alike are one. The search knows them within a second. Answers the group with all its names.
 */
export async function addSynonymGroup(
  db: Db,
  { names: typed, isOneWay, language }: SynonymNames,
  note = unnoted,
): Promise<SynonymGroup | RefusedNames> {
  const names = unlike(typed)
  if (names.length < fewestNames) return 'too-few'
  return changeGroups(db, async (tx, groups) => {
    const held = heldBy(groups, { names, isOneWay, language })
    const all = unlike([...(held?.names ?? []), ...names])
    if (all.length > mostNames) return 'too-many'
    if (held && all.length === held.names.length) return held
    if (!held && groups.length >= mostGroups) return 'too-many-groups'
    const [group] = held
      ? await tx<SynonymGroup[]>`
          update search_synonym set names = ${all} where id = ${held.id} returning id, names, is_one_way, language`
      : await tx<SynonymGroup[]>`
          insert into search_synonym (names, is_one_way, language) values (${all}, ${isOneWay}, ${language}) returning id, names, is_one_way, language`
    await inOrder([() => dropPages(tx), () => note(tx, { id: group!.id, before: held ?? null, after: group! })])
    return group!
  })
}

/** Gives a group other names, and another kind or language where one is given; null where there is none of that number. */
export async function changeSynonymGroup(
  db: Db,
  {
    id,
    names: typed,
    ...given
  }: Pick<SynonymGroup, 'id' | 'names'> & {
    isOneWay?: boolean | undefined
    language?: Language | null | undefined
  },
  note = unnoted,
): Promise<SynonymGroup | RefusedNames | null> {
  const names = unlike(typed)
  if (names.length < fewestNames) return 'too-few'
  if (names.length > mostNames) return 'too-many'
  return changeGroups(db, async (tx, groups) => {
    const known = groups.find((group) => group.id === id)
    if (!known) return null
    const isOneWay = given.isOneWay ?? known.isOneWay
    const language = given.language === undefined ? known.language : given.language
    const isSameKind = known.isOneWay === isOneWay && known.language === language
    if (isSameKind && known.names.join('\0') === names.join('\0')) return known
    const after = { names, isOneWay, language }
    await inOrder([
      () =>
        tx`update search_synonym set names = ${names}, is_one_way = ${isOneWay}, language = ${language} where id = ${id}`,
      () => dropPages(tx),
      () => note(tx, { id, before: known, after }),
    ])
    return { id, ...after }
  })
}

/** Removes a group; answers its names, null where there is none of that number. */
export async function removeSynonymGroup(db: Db, id: number, note = unnoted): Promise<string[] | null> {
  return inTransaction(db, async (tx) => {
    const [removed] = await tx<SynonymGroup[]>`
      delete from search_synonym where id = ${id} returning id, names, is_one_way, language`
    if (!removed) return null
    await inOrder([() => dropPages(tx), () => note(tx, { id, before: removed, after: null })])
    return removed.names
  })
}

/** All groups, as they were if these names were taken for one thing, or one way, in a language or both: in place of group `id`, or added. */
export function groupsWith(
  groups: readonly SynonymGroup[],
  { id, names: typed, isOneWay, language }: SynonymNames & { id?: number | undefined },
): readonly SynonymNames[] {
  const names = unlike(typed)
  if (names.length < fewestNames) return groups
  const held =
    id === undefined ? heldBy(groups, { names, isOneWay, language }) : groups.find((group) => group.id === id)
  const all = id === undefined ? unlike([...(held?.names ?? []), ...names]) : names
  return [...groups.filter((group) => group !== held), { names: all, isOneWay, language }]
}

/** One at a time, so that two equal ones at once do not make two groups. Gives the groups as they are then. */
const changeGroups = <T>(db: Db, work: (tx: Tx, groups: SynonymGroup[]) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    const [, groups] = await inOrder([
      () => tx`lock table search_synonym in share row exclusive mode`,
      () => tx<SynonymGroup[]>`select id, names, is_one_way, language from search_synonym order by id`,
    ])
    return work(tx, groups)
  })

/** Pages of results that are kept were found by the names as they were. */
const dropPages = (tx: Tx) => recordChange(tx, ['products'], { mayBeStale: true })

const heldBy = (groups: readonly SynonymGroup[], { names: [first = ''], isOneWay, language }: SynonymNames) =>
  groups.find(
    (group) =>
      group.isOneWay === isOneWay &&
      group.language === language &&
      (isOneWay ? group.names.slice(0, 1) : group.names).some((known) => keyOf(known) === keyOf(first)),
  )

const keyOf = (name: string) => wordsOf(name).join(' ')

/** The first of names that are written alike; names without a letter or digit are none. */
function unlike(typed: readonly string[]) {
  const names = typed.map((name) => name.trim())
  return names.filter((name, i) => keyOf(name) !== '' && names.findIndex((other) => keyOf(other) === keyOf(name)) === i)
}
