import type { Product } from '../../../contract/products.ts'

type Variants = Product['variants']
export type VariantChoice = { value: string; colour: string | null; to: string; isChosen: boolean; isGone: boolean }

/**
 * The values of each axis with the variant they lead to: the one that shares most of the other options. An axis with a
 * single value is no choice.
 */
export function variantChoices({ axes, items }: Variants, skuId: string) {
  const current = items.find((item) => item.skuId === skuId)
  if (!current) return []
  const groups = axes.map(({ key, label }) => {
    const values = [...new Set(items.map(({ options }) => options[key]).filter((value) => value !== undefined))]
    const choices = values.toSorted(bySize).map((value): VariantChoice => {
      const target = nearest(
        items.filter(({ options }) => options[key] === value),
        current,
      )
      return {
        value,
        colour: key === 'colour' ? target.colour : null,
        to: target.canonicalUrl,
        isChosen: current.options[key] === value,
        isGone: target.stock === 0,
      }
    })
    return { key, label, choices }
  })
  return groups.filter(({ choices }) => choices.length > 1)
}

function nearest(items: Variants['items'], { options }: Variants['items'][number]) {
  const sameAs = (item: Variants['items'][number]) =>
    Object.entries(options).filter(([key, value]) => item.options[key] === value).length
  return items.toSorted((a, b) => sameAs(b) - sameAs(a))[0]!
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const factors: Record<string, number> = { ml: 0.001, cl: 0.01, l: 1, mm: 0.1, cm: 1, m: 100, g: 0.001, kg: 1 }

/** Sizes ascend: '250 ml' before '0,5 l', 'S' before 'XL'; what is no size stays as it came. */
function bySize(a: string, b: string): number {
  const [first, second] = [sizeOf(a), sizeOf(b)]
  return first === null || second === null ? 0 : first - second
}

function sizeOf(value: string): number | null {
  const letter = letters.indexOf(value.trim().toUpperCase())
  if (letter >= 0) return letter
  const [, amount, unit = ''] = /^(?:[^\d]*\s)?(\d+(?:[.,]\d+)?)\s*(ml|cl|l|mm|cm|m|g|kg)?\b/i.exec(value) ?? []
  return amount === undefined ? null : Number(amount.replace(',', '.')) * (factors[unit.toLowerCase()] ?? 1)
}
