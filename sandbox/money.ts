/** As it travels: `{ currency: 'EUR', value: '12.50' }`. */
export type Amount = { currency: string; value: string }

/** Whole cents; undefined for anything but digits with exactly two decimals. */
export function centsOf({ value }: Amount): number | undefined {
  return /^\d{1,9}\.\d\d$/.test(value) ? Number(value.replace('.', '')) : undefined
}

export function amountOf(cents: number, currency: string): Amount {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return { currency, value: `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` }
}
