import type { Product } from '../../../contract/products.ts'

type Variants = Product['variants']
export type VariantChoice = { value: string; to: string; isChosen: boolean; isGone: boolean }

/**
 * The values of each axis with the variant they lead to: the one that shares most of the other options. An axis with a
 * single value is no choice.
 */
export function variantChoices({ axes, items }: Variants, skuId: string) {
  const current = items.find((item) => item.skuId === skuId)
  if (!current) return []
  const groups = axes.map(({ key, label }) => {
    const values = [...new Set(items.map(({ options }) => options[key]).filter((value) => value !== undefined))]
    const choices = values.map((value): VariantChoice => {
      const target = nearest(
        items.filter(({ options }) => options[key] === value),
        current,
      )
      return { value, to: target.canonicalUrl, isChosen: current.options[key] === value, isGone: target.stock === 0 }
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
