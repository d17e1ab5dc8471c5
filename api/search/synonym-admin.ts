import { inTransaction } from '../platform/db.ts'
import type { Db } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { wordsOf } from './words/tokens.ts'

export type SynonymGroup = { id: number; names: string[] }

const MAX_NAMES = 20

/** All groups of names of one thing; with a name those that hold it, however it is written. */
export async function findSynonymGroupsOf(db: Db, name: string): Promise<SynonymGroup[]> {
  const groups = await db<SynonymGroup[]>`select id, names from search_synonym order by lower(names[1]), id`
  const key = keyOf(name)
  return key ? groups.filter(({ names }) => names.some((known) => keyOf(known) === key)) : groups
}

/**
 * Adds names of one thing; a group that holds the first one takes the others in. Names that are written alike are one. The search
 * knows them within a second. Answers all names of the group.
 */
export async function addSynonymGroup(db: Db, typed: readonly string[]): Promise<string[] | 'too-few' | 'too-many'> {
  const names = unlike(typed.map((name) => name.trim()))
  if (names.length < 2) return 'too-few'
  return inTransaction(db, async (tx) => {
    // One at a time, so that two equal ones at once do not make two groups.
    await tx`lock table search_synonym in share row exclusive mode`
    const groups = await tx<SynonymGroup[]>`select id, names from search_synonym order by id`
    const held = groups.find((group) => group.names.some((known) => keyOf(known) === keyOf(names[0]!)))
    const all = unlike([...(held?.names ?? []), ...names])
    if (all.length > MAX_NAMES) return 'too-many'
    if (held && all.length === held.names.length) return all
    if (held) await tx`update search_synonym set names = ${all} where id = ${held.id}`
    else await tx`insert into search_synonym (names) values (${all})`
    // Pages of results that are kept were found without them.
    await recordChange(tx, ['products'], { mayBeStale: true })
    return all
  })
}

/** Removes a group; answers its names, null where there is none of that number. */
export async function removeSynonymGroup(db: Db, id: string): Promise<string[] | null> {
  if (!/^\d{1,9}$/.test(id)) return null
  return inTransaction(db, async (tx) => {
    const [removed] = await tx<SynonymGroup[]>`delete from search_synonym where id = ${Number(id)} returning id, names`
    if (removed) await recordChange(tx, ['products'], { mayBeStale: true })
    return removed?.names ?? null
  })
}

const keyOf = (name: string) => wordsOf(name).join(' ')

/** The first of names that are written alike; names without a letter or digit are none. */
const unlike = (names: string[]) =>
  names.filter((name, i) => keyOf(name) !== '' && names.findIndex((other) => keyOf(other) === keyOf(name)) === i)
