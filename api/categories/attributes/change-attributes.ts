import { isDeepStrictEqual } from 'node:util'
import type * as attributeSetsApi from '../../../contract/categories/attribute-sets.ts'
import type { AttributeSet, Removed } from '../../../contract/categories/attribute-sets.ts'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import type { Db, Queryable } from '../../platform/db.ts'
import { wrong } from '../change-category.ts'
import { changeTree, type ChangeDeps, type Operator } from '../change-tree.ts'
import { planSet, type SetPlan } from './plan-set.ts'
import {
  countStating,
  findSet,
  removeAttributes,
  writeAttributes,
  writeSet,
  type SetRow,
  type SetWrite,
  type StoredAttribute,
  type StoredSet,
} from './set-queries.ts'

type Input = InputOf<typeof attributeSetsApi.change>
type Changed = OutputOf<typeof attributeSetsApi.change>

/** Throws NOT_FOUND. */
export async function readAttributeSet(db: Db, slug: string): Promise<AttributeSet> {
  const set = await findSet(db, slug)
  if (!set) throw Problem.of('NOT_FOUND')
  const shown = ({ choices, ...row }: SetRow) => ({ ...row, choices: [...choices] })
  const ownShown = ({ isArchived: _, ...row }: StoredAttribute) => shown(row)
  return {
    ...set,
    inherited: set.inherited.map(shown),
    own: set.own.filter(({ isArchived }) => !isArchived).map(ownShown),
    archived: set.own.filter(({ isArchived }) => isArchived).map(ownShown),
  }
}

/**
 * Writes the own attributes of a category. What goods state is never lost: an attribute or choice of theirs is archived. Throws
 * ATTRIBUTES_CHANGED, and VALIDATION where goods state what would take something else.
 */
export async function changeAttributes(deps: ChangeDeps, caller: Operator, input: Input): Promise<Changed> {
  const { id, dryRun, reason } = input
  if (dryRun) {
    const { set, removed } = await examine(deps.db, caller, input)
    return { version: set.version, removed }
  }
  let changed: Changed = { version: 0, removed: [] }
  const deed = { caller, action: 'category.attributes' as const, ...(reason && { reason }) }
  await changeTree(deps, deed, async ({ tx, now }) => {
    const { set, plan, removed } = await examine(tx, caller, input)
    const write = writeOf(set, plan, removed)
    const { before, after } = differences(set, write)
    const isOrderOnly = Object.keys(after.attributes).length === 0 && !after.requiredKeys && removed.length === 0
    if (!reason && !isOrderOnly) throw wrong({ reason: texts(caller.language).categories.attributes.noReason })
    changed = { version: set.version + 1, removed }
    const steps = [() => writeAttributes(tx, write), () => removeAttributes(tx, write, now), () => writeSet(tx, write)]
    return { slug: id, before, after, steps }
  })
  return changed
}

/** What it would be, and what leaves with how many goods. */
async function examine(sql: Queryable, { language }: Operator, input: Input) {
  const set = await findSet(sql, input.id)
  if (!set) throw Problem.of('NOT_FOUND')
  if (set.version !== input.version) throw Problem.of('ATTRIBUTES_CHANGED', { attributes: openNames(set) })
  const plan = planSet(set, input, language)
  const { leaving, retyped } = plan
  const statements = [...leaving, ...retyped.map(({ key }) => ({ key, choice: null }))]
  const counts = await countStating(sql, set.slug, statements)
  const t = texts(language).categories.attributes
  const used = retyped
    .map(({ field }, place): [string, number] => [field, counts[leaving.length + place]!])
    .filter(([, goods]) => goods > 0)
  if (used.length > 0) throw wrong(Object.fromEntries(used.map(([field, goods]) => [field, t.usedKind(goods)])))
  return { set, plan, removed: leaving.map((gone, place) => removedOf(gone, counts[place]!)) }
}

const openNames = ({ own }: StoredSet) =>
  own.flatMap(({ isArchived, labelDe, labelEn }) => (isArchived ? [] : { nameDe: labelDe, nameEn: labelEn }))

function removedOf({ key, choice, attribute }: SetPlan['leaving'][number], goods: number): Removed {
  const { labelDe: nameDe, labelEn: nameEn, choices } = attribute
  const gone = choices.find(({ value }) => value === choice)
  return { key, nameDe, nameEn, choice: gone ? { de: gone.de, en: gone.en } : null, goods }
}

/** What leaves and is stated by goods stays where it was, archived. */
function writeOf(
  set: StoredSet,
  { attributes, requiredKeys, leaving }: SetPlan,
  removed: readonly Removed[],
): SetWrite {
  const isUsed = (place: number) => removed[place]!.goods > 0
  const keysOf = (isMeant: (place: number) => boolean) =>
    leaving.flatMap(({ key, choice }, place) => (choice === null && isMeant(place) ? key : []))
  const written = attributes.map((row) => {
    const before = set.own.find(({ key }) => key === row.key)
    if (before?.kind !== row.kind) return row
    const isUnused = (value: string) =>
      leaving.some(({ key, choice }, place) => key === row.key && choice === value && !isUsed(place))
    const archived = before.choices.filter(
      ({ value }) => !row.choices.some((choice) => choice.value === value) && !isUnused(value),
    )
    return { ...row, choices: [...row.choices, ...archived.map((choice) => ({ ...choice, isArchived: true }))] }
  })
  return {
    slug: set.slug,
    requiredKeys,
    attributes: written,
    archivedKeys: keysOf(isUsed),
    deletedKeys: keysOf((place) => !isUsed(place)),
    isUnchecked: !isDeepStrictEqual(demandsOf(set.requiredKeys, set.own), demandsOf(requiredKeys, written)),
  }
}

/** Keys that have to be stated, and all that hide one of the category above. */
const demandsOf = (required: readonly string[], own: readonly (SetRow & { isArchived?: boolean })[]) => ({
  required: [...required, ...own.flatMap((row) => (row.isRequired && !row.isArchived ? row.key : []))].toSorted(),
  open: own.flatMap((row) => (row.isArchived ? [] : row.key)).toSorted(),
})

/** For the audit: what has changed, by its key. */
function differences(set: StoredSet, { attributes, requiredKeys, archivedKeys, deletedKeys }: SetWrite) {
  const open = new Map(set.own.map(({ isArchived, ...row }) => [row.key, isArchived ? { ...row, isArchived } : row]))
  const changed = attributes.filter((row) => !isDeepStrictEqual(open.get(row.key), row))
  const gone = [...archivedKeys, ...deletedKeys]
  const keys = [...changed.map(({ key }) => key), ...gone]
  const isRequiredSame = isDeepStrictEqual(set.requiredKeys.toSorted(), [...requiredKeys].toSorted())
  return {
    before: {
      attributes: Object.fromEntries(keys.map((key) => [key, open.get(key) ?? null])),
      ...(!isRequiredSame && { requiredKeys: set.requiredKeys }),
    },
    after: {
      attributes: Object.fromEntries([
        ...changed.map((row) => [row.key, row]),
        ...archivedKeys.map((key) => [key, 'ARCHIVED']),
        ...deletedKeys.map((key) => [key, null]),
      ]) as Record<string, unknown>,
      ...(!isRequiredSame && { requiredKeys }),
      ...(keys.length === 0 && { order: attributes.map(({ key }) => key) }),
    },
  }
}
