import type { Column } from './growing-columns.ts'

type Members = { docs: Int32Array; count: number }
const FIRST_DOCS = 16
const none = new Int32Array(0)

/** The products that have each value of a column, in no order. Take one out before its value changes, and put it in afterwards. */
export function createMembers(columnNow: () => Column) {
  const lists: Members[] = []
  /** Where each stands in its list. */
  let places = new Int32Array(0)
  return {
    /** As they are until one of them changes. */
    of: (value: number): Int32Array => {
      const list = lists[value]
      return list ? list.docs.subarray(0, list.count) : none
    },
    countOf: (value: number): number => lists[value]?.count ?? 0,
    add(doc: number): void {
      const column = columnNow()
      if (places.length < column.length) places = copyOf(places, column.length)
      const list = (lists[column[doc]!] ??= { docs: new Int32Array(FIRST_DOCS), count: 0 })
      if (list.count === list.docs.length) list.docs = copyOf(list.docs, list.count * 2)
      places[doc] = list.count
      list.docs[list.count++] = doc
    },
    remove(doc: number): void {
      const list = lists[columnNow()[doc]!]!
      const last = list.docs[--list.count]!
      list.docs[places[doc]!] = last
      places[last] = places[doc]!
    },
  }
}

function copyOf(numbers: Int32Array, length: number) {
  const larger = new Int32Array(length)
  larger.set(numbers)
  return larger
}
