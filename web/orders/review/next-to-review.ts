/** The nearest article that way which is not sent yet. */
export function nextToReview(
  count: number,
  sent: readonly number[],
  { from, by }: { from: number; by: 1 | -1 },
): number | undefined {
  for (let index = from + by; index >= 0 && index < count; index += by) if (!sent.includes(index)) return index
  return undefined
}
