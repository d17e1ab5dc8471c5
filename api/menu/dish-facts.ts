import type { Dish } from '../../contract/menu/menu.ts'
import { allergenCodes } from '../../contract/platform/allergens.ts'
import { additives as additiveCodes } from '../../contract/range/content.ts'

type Code = (typeof allergenCodes)[number]
/** What is stated of a part of a dish; `absent` is what is stated not to be in it. */
export type PartFacts = {
  name: string
  contains: readonly string[]
  traces: readonly string[]
  absent: readonly string[]
  additives: readonly string[]
  areAdditivesStated: boolean
}

type Facts = Pick<Dish, 'contains' | 'traces' | 'notStated' | 'additives' | 'withoutAdditives'>

/** What follows for a dish. An allergen that no part contains is absent only where every part states so. */
export function dishFacts(parts: PartFacts[]): Facts {
  const isIn = (list: 'contains' | 'traces', code: Code) => parts.some((part) => part[list].includes(code))
  const contains = allergenCodes.filter((code) => isIn('contains', code))
  const traces = allergenCodes.filter((code) => !contains.includes(code) && isIn('traces', code))
  const isOpen = (code: Code) => parts.length === 0 || parts.some(({ absent }) => !absent.includes(code))
  return {
    contains,
    traces,
    notStated: allergenCodes.filter((code) => !contains.includes(code) && !traces.includes(code) && isOpen(code)),
    additives: additiveCodes.filter((code) => parts.some(({ additives }) => additives.includes(code))),
    withoutAdditives: parts.filter((part) => !part.areAdditivesStated).map(({ name }) => name),
  }
}

type Food = { allergens?: string[]; traces?: string[]; absent?: string[]; additives?: string[] } | null

/** Facts of an article; naming no additive does not state that there is none. */
export const articleFacts = (name: string, food: Food): PartFacts => ({
  name,
  contains: food?.allergens ?? [],
  traces: food?.traces ?? [],
  absent: food?.absent ?? [],
  additives: food?.additives ?? [],
  areAdditivesStated: (food?.additives ?? []).length > 0,
})

type Given = { name: string; allergens: string[]; additives: string[]; isComplete: boolean }

/** Facts of an ingredient from elsewhere; complete where the company states that nothing else is in it. */
export const ingredientFacts = ({ name, allergens, additives, isComplete }: Given): PartFacts => ({
  name,
  contains: allergens,
  traces: [],
  absent: isComplete ? allergenCodes.filter((code) => !allergens.includes(code)) : [],
  additives,
  areAdditivesStated: isComplete || additives.length > 0,
})
