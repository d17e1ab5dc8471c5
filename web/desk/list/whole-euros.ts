const DIGITS = /^\d{1,7}$/

/** Whole euros as somebody has typed them; undefined for anything else. */
export const wholeEurosOf = (typed: string | null): number | undefined =>
  typed !== null && DIGITS.test(typed.trim()) ? Number(typed) : undefined
