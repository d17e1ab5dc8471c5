/** Text, an amount, a day ('YYYY-MM-DD') or nothing. */
export type Cell = string | { cents: number } | { day: string } | { number: number } | null

export type Table = { head: string[]; rows: Cell[][] }
