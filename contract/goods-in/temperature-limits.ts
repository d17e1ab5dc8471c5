import type { Temperature } from '../delivery.ts'

/** Why a limit holds; the sentences name the law. */
export const limitSources = ['FROZEN', 'FISH', 'MEAT', 'CHILLED'] as const
export type LimitSource = (typeof limitSources)[number]

/** Tenths of a degree Celsius: what goods are to be at most, and up to which they may be taken in. */
export type TemperatureLimit = { source: LimitSource; limit: number; tolerated: number }

/**
 * The limit of goods of a category at goods-in; null where there is none. Frozen goods may be 3 degrees warmer for a short while
 * (TLMV § 2). Poultry and meat that is cut have 4 °C, fish that of melting ice (Regulation (EC) No 853/2004, DIN 10508).
 */
export function temperatureLimitOf(temperature: Temperature, categorySlug: string): TemperatureLimit | null {
  if (temperature === 'AMBIENT') return null
  if (temperature === 'FROZEN') return { source: 'FROZEN', limit: -180, tolerated: -150 }
  if (categorySlug === 'fisch') return { source: 'FISH', limit: 20, tolerated: 20 }
  if (categorySlug === 'fleisch-gefluegel') return { source: 'MEAT', limit: 40, tolerated: 40 }
  return { source: 'CHILLED', limit: 70, tolerated: 70 }
}
