import { urlPart } from '../../../contract/platform/fold-text.ts'
import { createDictionary } from './dictionary.ts'
import type { IndexAttribute } from './index-queries.ts'

/** An attribute that products share. `value` numbers what is written alike in German, `urlValue` names it in an address. */
export type SharedAttribute = IndexAttribute & { urlValue: string; value: number }

/** What is saved of them: each as the JSON that it came as, in the order of their numbers. */
export type SavedAttributes = { attributes: readonly string[]; lists: Int32Array }

/** Thousands of products share few attributes, but each row brings a copy of its own: equal ones have one number. */
export function createSharedAttributes(saved?: SavedAttributes) {
  const names = createDictionary()
  const values = createDictionary()
  const keys = createDictionary()
  const attributes: SharedAttribute[] = []
  const keyOfValue: number[] = []
  let lists: Int32Array = new Int32Array(4096)
  let used = 0

  function numberOf(attribute: IndexAttribute): number {
    const number = names.numberOf(JSON.stringify(attribute))
    if (number < attributes.length) return number
    const value = values.numberOf(`${attribute.key}\n${attribute.de.value}`)
    keyOfValue[value] = keys.numberOf(attribute.key)
    attributes.push({ ...attribute, urlValue: urlPart(attribute.de.value), value })
    return number
  }
  if (saved) {
    for (const json of saved.attributes) numberOf(JSON.parse(json) as IndexAttribute)
    lists = saved.lists
    used = lists.length
  }
  return {
    save: (): SavedAttributes => ({ attributes: names.texts, lists: lists.slice(0, used) }),
    attributes: attributes as readonly SharedAttribute[],
    keys,
    /** The number of a value's key. */
    keyOfValue: keyOfValue as readonly number[],
    numberOf,
    /** What the lists of all products are parts of. */
    get lists() {
      return lists
    },
    /** Where a list begins that takes the place of another one if it fits, and stands behind all others if not. */
    putList(list: readonly number[], old: Int32Array): number {
      if (list.length <= old.length) {
        old.set(list)
        return old.byteOffset / old.BYTES_PER_ELEMENT
      }
      if (used + list.length > lists.length) {
        const larger = new Int32Array(lists.length * 2 + list.length)
        larger.set(lists)
        lists = larger
      }
      lists.set(list, used)
      used += list.length
      return used - list.length
    },
  }
}
