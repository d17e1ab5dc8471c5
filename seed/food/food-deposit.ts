import type { Content } from './food-content.ts'
import type { FoodKind } from './food-kinds.ts'
import type { Food } from './food-source.ts'

type Sold = { food: Pick<Food, 'name' | 'line'>; kind: FoodKind; content: Content; box: number }

/** Powders, cakes and tablets that stand among the drinks. */
const NO_DRINK = /pulver|tabs?\b|tablette|konzentrat|cake|geb[äa]c[hk]|keks|riegel|gel\b|gums?\b|kaugummi|beutel|sirup/i
/** Grams in 100: more of them is nothing that is drunk. */
const MOST = { fat_g: 4, sugar_g: 25, carbs_g: 30 } as const

/** What an article of the drinks is lent in, as `deposits` of the import: bottle or can, and the crate of a returnable case. */
export function depositsOf({ food: { name, line }, kind: { deposit }, content, box }: Sold): string {
  const isDrink = content.unit === 'ML' && !NO_DRINK.test(name)
  const isThin = Object.entries(MOST).every(([part, most]) => !(Number(line[part as keyof typeof MOST]) > most))
  if (!deposit || !isDrink || !isThin) return ''
  return recased(`${deposit.type}_${deposit.cents}:1`, box)
}

/** The same in cases of so many. */
export function recased(deposits: string | undefined, box: number): string {
  const [bottle = ''] = (deposits ?? '').split('|')
  const crate = bottle.startsWith('MEHRWEG') ? crateOf(box) : null
  return crate ? `${bottle}|${crate}:${box}` : bottle
}

function crateOf(box: number) {
  if (box >= 12) return 'CRATE'
  return box >= 6 ? 'HALF_CRATE' : null
}
