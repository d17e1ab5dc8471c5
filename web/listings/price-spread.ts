/**
 * Between which edges of a price's bands a chosen range lies: the last edge not above its lower end and the first not
 * below its upper one. Edges and ends in euros; an open end is that of the bands.
 */
export function indexesOf(edges: readonly number[], min: number | null, max: number | null): [number, number] {
  const last = edges.length - 1
  const below = min === null ? 0 : edges.findLastIndex((edge) => edge <= min)
  const above = max === null ? last : edges.findIndex((edge) => edge >= max)
  const from = Math.min(Math.max(below, 0), last - 1)
  return [from, Math.max(above < 0 ? last : above, from + 1)]
}

/** Of bars up to this height; a band with any product can be seen. */
export function heightsOf(bands: readonly { count: number }[], highest: number): number[] {
  const most = Math.max(1, ...bands.map(({ count }) => count))
  return bands.map(({ count }) => (count === 0 ? 0 : Math.max(highest * 0.1, (highest * count) / most)))
}
