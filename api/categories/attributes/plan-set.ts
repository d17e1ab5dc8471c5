import type { AttributeInput } from '../../../contract/categories/attribute-sets.ts'
import { urlPart } from '../../../contract/platform/fold-text.ts'
import { isNamedByLaw } from '../../../contract/range/legal-facts.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { wrong } from '../change-category.ts'
import type { SetRow, Statement, StoredAttribute, StoredSet } from './set-queries.ts'

type Input = { attributes: readonly AttributeInput[]; requiredKeys: readonly string[] }

/** What is to be written, and what has to be counted before. */
export type SetPlan = {
  attributes: SetRow[]
  requiredKeys: string[]
  /** Attributes and choices that leave. */
  leaving: (Statement & { attribute: StoredAttribute })[]
  /** Attributes that goods must not state yet: they would take something else. */
  retyped: { key: string; field: string }[]
}

const hasChoices = ({ kind }: Pick<AttributeInput, 'kind'>) => kind === 'CHOICE' || kind === 'CHOICES'

/** Throws VALIDATION with the field of each mistake. */
export function planSet(set: StoredSet, input: Input, language: Language): SetPlan {
  const errors: Record<string, string> = {}
  const report = (field: string, sentence: string) => void (errors[field] ??= sentence)
  const t = texts(language).categories.attributes
  const open = set.own.filter(({ isArchived }) => !isArchived)
  const lawful = open.find(({ key }) => isNamedByLaw(set.slug, key) && !input.attributes.some((it) => it.key === key))
  if (lawful) report('attributes', t.namedByLaw(language === 'de' ? lawful.labelDe : lawful.labelEn))
  const retyped: SetPlan['retyped'] = []
  const attributes = input.attributes.map((attribute, place): SetRow => {
    const before = set.own.find(({ key }) => key === attribute.key)
    const at = (field: string) => `attributes.${place}.${field}`
    const others = [...input.attributes.slice(0, place), ...set.inherited.filter(({ key }) => key !== attribute.key)]
    if (input.attributes.findIndex(({ key }) => key === attribute.key) < place) report(at('key'), t.sameKey)
    for (const label of ['labelDe', 'labelEn'] as const)
      if (before?.[label] !== attribute[label] && others.some((other) => isAlike(other[label], attribute[label])))
        report(at(label), t.sameLabel)
    const unit = attribute.kind === 'NUMBER' ? attribute.unit : ''
    const isRetyped = before !== undefined && (before.kind !== attribute.kind || before.unit !== unit)
    const field = at(before?.kind === attribute.kind ? 'unit' : 'kind')
    if (isRetyped && before.isArchived) report(field, t.archivedKind)
    else if (isRetyped) retyped.push({ key: attribute.key, field })
    const reportAt = (name: string, sentence: string) => report(at(name), sentence)
    return { ...attribute, unit, choices: hasChoices(attribute) ? choicesOf(attribute, before, { t, reportAt }) : [] }
  })
  if (Object.keys(errors).length > 0) throw wrong(errors)
  const requiredKeys = set.inherited.flatMap(({ key }) => (input.requiredKeys.includes(key) ? key : []))
  return { attributes, requiredKeys, leaving: leavingOf(open, attributes), retyped }
}

const isAlike = (one: string, other: string) => urlPart(one) === urlPart(other)

type Report = {
  t: ReturnType<typeof texts>['categories']['attributes']
  reportAt: (field: string, sentence: string) => void
}

/** With the value that goods say: that which a choice has had from its beginning on. Of archived ones those that come back. */
function choicesOf(
  { choices }: AttributeInput,
  before: StoredAttribute | undefined,
  { t, reportAt }: Report,
): SetRow['choices'] {
  if (choices.length === 0) reportAt('choices', t.noChoices)
  const known = before?.choices ?? []
  const written = choices.map(({ value, de, en }, place) => {
    const named = known.find((choice) => choice.value === value)
    const again = known.find((choice) => choice.isArchived && isAlike(choice.value, de))
    const stored = named?.value ?? again?.value ?? de
    if (value !== null && !named) reportAt(`choices.${place}.de`, t.unknownChoice)
    if (!/[a-z0-9]/.test(urlPart(de))) reportAt(`choices.${place}.de`, t.unreadable)
    return { value: stored, de, en }
  })
  for (const [place, { value, de, en }] of written.entries()) {
    const others = written.slice(0, place)
    if (others.some((other) => isAlike(other.de, de))) reportAt(`choices.${place}.de`, t.sameChoice)
    // Two values must not look alike in an address, also where one is shown under another name by now.
    else if (others.some((other) => isAlike(other.value, value))) reportAt(`choices.${place}.de`, t.formerChoice(value))
    if (others.some((other) => isAlike(other.en, en))) reportAt(`choices.${place}.en`, t.sameChoice)
  }
  return written
}

/** Open attributes that are left out, and open choices of those that stay. */
function leavingOf(open: readonly StoredAttribute[], written: readonly SetRow[]): SetPlan['leaving'] {
  return open.flatMap((attribute): SetPlan['leaving'] => {
    const { key, choices } = attribute
    const next = written.find((row) => row.key === key)
    if (!next) return [{ key, choice: null, attribute }]
    const gone = choices.filter(
      ({ value, isArchived }) => !isArchived && !next.choices.some((choice) => choice.value === value),
    )
    return gone.map(({ value }) => ({ key, choice: value, attribute }))
  })
}
