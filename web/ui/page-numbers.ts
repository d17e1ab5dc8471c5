/** First and last page, the current one and its neighbours; null is a gap. A gap of one page is that page. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages)
  const numbers = [...new Set(near)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : [null, number]
  })
}
