/** JSON in which dates keep their type and nothing can close the script element it stands in. */
export function writeTaggedJson(value: object): string {
  return JSON.stringify(value, tagDate).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
}
export const readTaggedJson = (text: string): unknown => JSON.parse(text, reviveDate)

// Date.toJSON has run when a replacer is asked, so it looks at the holder.
function tagDate(this: Record<string, unknown>, key: string, value: unknown) {
  const original = this[key]
  return original instanceof Date ? { $date: original.toISOString() } : value
}

const reviveDate = (_: string, value: { $date?: unknown } | null) =>
  typeof value?.$date === 'string' ? new Date(value.$date) : value
