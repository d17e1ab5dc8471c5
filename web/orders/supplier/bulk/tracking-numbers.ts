export type Refusal =
  | { kind: 'COUNT'; lines: number; orders: number }
  | { kind: 'EMPTY' | 'SHAPE' | 'LONG'; line: number }
  | { kind: 'UNKNOWN' | 'TWICE'; line: number; name: string }
export type TrackingNumbers = { numbers: ReadonlyMap<string, string>; refusal: Refusal | null }

const LONGEST = 80

/**
 * Tracking numbers as they are pasted: one a line in the order of these orders, or each line with the number of its order
 * before a tab or semicolon. Nothing at all is right as well.
 */
export function trackingNumbersOf(text: string, orders: readonly string[]): TrackingNumbers {
  const lines = text.trimEnd().split(/\r?\n/)
  if (text.trim() === '') return { numbers: new Map(), refusal: null }
  return /[\t;]/.test(text.trimEnd()) ? byName(lines, orders) : byPlace(lines, orders)
}

const refused = (refusal: Refusal): TrackingNumbers => ({ numbers: new Map(), refusal })

function byPlace(lines: string[], orders: readonly string[]): TrackingNumbers {
  const values = lines.map((line) => line.trim())
  const empty = values.indexOf('')
  if (empty >= 0) return refused({ kind: 'EMPTY', line: empty + 1 })
  if (values.length !== orders.length) return refused({ kind: 'COUNT', lines: values.length, orders: orders.length })
  const long = values.findIndex(isLong)
  if (long >= 0) return refused({ kind: 'LONG', line: long + 1 })
  return { numbers: new Map(orders.map((order, place) => [order, values[place]!])), refusal: null }
}

function byName(lines: string[], orders: readonly string[]): TrackingNumbers {
  const numbers = new Map<string, string>()
  for (const [at, text] of lines.entries()) {
    if (text.trim() === '') continue
    const line = at + 1
    const [name = '', number = '', ...more] = text.split(/[\t;]/).map((cell) => cell.trim())
    if (name === '' || number === '' || more.some(Boolean)) return refused({ kind: 'SHAPE', line })
    const order = orders.find((each) => each === name.toUpperCase())
    if (!order) return refused({ kind: 'UNKNOWN', line, name })
    if (numbers.has(order)) return refused({ kind: 'TWICE', line, name: order })
    if (isLong(number)) return refused({ kind: 'LONG', line })
    numbers.set(order, number)
  }
  return { numbers, refusal: null }
}

const isLong = (number: string) => number.length > LONGEST
