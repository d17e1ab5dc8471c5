/** The list with one of its things at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(to, list.length - 1))
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, place), list[from]!, ...others.slice(place)]
}
