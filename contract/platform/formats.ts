// The first format of a page takes a phone 50 ms, each further one a few: they are made with the first number, not while
// the page's scripts start.

/** As `new Intl.NumberFormat`, made when it is first used. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined
  return { format: (value: number) => (made ??= new Intl.NumberFormat(locale, options)).format(value) }
}

/** As `new Intl.DateTimeFormat`, made when it is first used. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  const make = () => (made ??= new Intl.DateTimeFormat(locale, options))
  return {
    format: (at: Date) => make().format(at),
    formatRange: (from: Date, to: Date) => make().formatRange(from, to),
  }
}
