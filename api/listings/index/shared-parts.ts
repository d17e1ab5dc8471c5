import { urlPart } from '../../platform/fold-text.ts'
import type { ShelfAttribute } from './shelf-queries.ts'

/** An attribute as goods share it: equal ones are one object. `part` names its value in an address. */
export type ShelfValue = ShelfAttribute & { part: string }

/** Thousands of goods share few texts and attributes, but each row of a query brings a copy of its own. */
export function openSharedParts() {
  const texts = new Map<string, string>()
  const values = new Map<string, ShelfValue>()
  return {
    textOf(text: string): string {
      const known = texts.get(text)
      if (known === undefined) texts.set(text, text)
      return known ?? text
    },
    valueOf(attribute: ShelfAttribute): ShelfValue {
      const name = JSON.stringify(attribute)
      const known = values.get(name) ?? { ...attribute, part: urlPart(attribute.de.value) }
      values.set(name, known)
      return known
    },
  }
}
