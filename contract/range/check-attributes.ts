import type { CategoryAttribute } from './attributes.ts'
import type { Content } from './content.ts'

type Stated = Content['attributes']

const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,6})?$/

/** What products have to state and these do not. */
export const missingAttributes = (stated: Stated, known: readonly CategoryAttribute[]): CategoryAttribute[] =>
  known.filter(
    ({ key, isRequired }) => isRequired && !stated.some((one) => one.key === key && one.de.value.trim() !== ''),
  )

/** Attributes of the category whose values are not of their kind, or none of their choices. Those of the product alone are free. */
export const unfitAttributes = (stated: Stated, known: readonly CategoryAttribute[]): CategoryAttribute[] =>
  known.filter((attribute) => {
    const values = stated.flatMap(({ key, de }) => (key === attribute.key ? de.value : []))
    return (attribute.kind !== 'CHOICES' && values.length > 1) || !values.every((value) => fits(value, attribute))
  })

function fits(value: string, { kind, unit, choices }: CategoryAttribute): boolean {
  switch (kind) {
    case 'TEXT':
      return true
    case 'NUMBER':
      return value.endsWith(unit) && NUMBER.test(value.slice(0, value.length - unit.length).trim())
    case 'YES_NO':
      return ['ja', 'nein'].includes(value.toLowerCase())
    case 'CHOICE':
    case 'CHOICES':
      return choices.some((choice) => choice.value === value)
  }
}

/** What is stated now in another way than before. */
export function changedAttributes(stated: Stated, before: Stated): Stated {
  const textOf = (key: string, all: Stated) => all.flatMap((one) => (one.key === key ? one.de.value : [])).join('\n')
  return stated.filter(({ key }) => textOf(key, stated) !== textOf(key, before))
}
