import type { AttributeInput, SetAttribute } from '../../contract/categories/attribute-sets.ts'

/** A text of this key, unless it is said otherwise. */
export const attribute = (key: string, values: Partial<AttributeInput> = {}): AttributeInput => ({
  key,
  kind: 'TEXT',
  labelDe: `${key} de`,
  labelEn: `${key} en`,
  unit: '',
  choices: [],
  isRequired: false,
  isFilter: false,
  ...values,
})

/** As it is sent back: without what is archived. */
export const inputAs = ({ choices, ...rest }: SetAttribute): AttributeInput => ({
  ...rest,
  choices: choices.flatMap(({ value, de, en, isArchived }) => (isArchived ? [] : { value, de, en })),
})
