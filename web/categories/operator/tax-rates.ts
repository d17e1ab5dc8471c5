/** Of German law, and what is there already. */
export const taxRateOptions = (current: number) =>
  [...new Set([19, 7, 0, current])].map((rate) => ({ value: String(rate), label: `${rate} %` }))
