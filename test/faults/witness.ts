/** What buyers saw while things went wrong. */
export type Witness = {
  /** Orders that were acknowledged, with what was to be paid. */
  acknowledged: { token: string; orderId: string; orderNumber: string; grossTotal: number }[]
  /** Calls without an answer, and those told to come again (503 with Retry-After). */
  unanswered: number
  unavailable: number
  /** The longest from the first `pay` to its end, in ms. */
  slowestMs: number
  /** How long each answered first `pay` took, in ms. */
  payMs: number[]
  /** When the last call was answered with 2xx, by performance.now(). */
  answeredAt: number
  broken: string[]
}

export const newWitness = (): Witness => ({
  acknowledged: [],
  unanswered: 0,
  unavailable: 0,
  slowestMs: 0,
  payMs: [],
  answeredAt: 0,
  broken: [],
})

/** The value below which 95 of 100 lie. */
export function p95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0
}
