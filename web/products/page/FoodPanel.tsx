import type { Product } from '../../../contract/products.ts'
import { useTexts } from '../../platform/texts.ts'
import { Tag } from '../../ui/Tag.tsx'

type Food = NonNullable<Product['food']>
const nutrients = ['fat', 'saturatedFat', 'carbohydrates', 'sugar', 'fibre', 'protein', 'salt'] as const

/** Ingredients, allergens and nutrition, as food law asks before the purchase (LMIV article 14). */
export function FoodPanel({ food }: { food: Food }) {
  const t = useTexts().catalogue.product
  return (
    <div className="grid gap-[30px] pt-[22px] lg:grid-cols-[1.12fr_1fr] lg:gap-[52px] lg:pt-8">
      <div className="max-w-[62ch]">
        <h3 className="text-heading">{t.ingredients}</h3>
        {food.ingredientsHtml === '' ? (
          <p className="mt-3 text-ink-2">{t.noIngredients}</p>
        ) : (
          <div
            className="mt-3 text-ink-2 [&_b]:font-semibold [&_b]:text-ink [&_strong]:font-semibold [&_strong]:text-ink"
            dangerouslySetInnerHTML={{ __html: food.ingredientsHtml }}
          />
        )}
        <h3 className="mt-8 text-heading">{t.allergens}</h3>
        {food.allergens.length === 0 ? (
          <p className="mt-3 text-ink-2">{t.noAllergens}</p>
        ) : (
          <ul className="mt-3 flex flex-wrap gap-2">
            {food.allergens.map((allergen) => (
              <li key={allergen}>
                <Tag variant="warn">{t.allergenNames[allergen] ?? allergen}</Tag>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-6 text-sm text-ink-3">{t.foodNotice}</p>
      </div>
      <Nutrition values={food.nutritionPer100} />
    </div>
  )
}

function Nutrition({ values }: { values: Food['nutritionPer100'] }) {
  const t = useTexts().catalogue.product
  const stated = nutrients.filter((nutrient) => values[nutrient] !== null)
  if (stated.length === 0) return null
  return (
    <table className="w-full self-start text-medium tabular-nums">
      <caption className="pb-2 text-left font-semibold">{t.nutrition}</caption>
      <tbody>
        {stated.map((nutrient) => (
          <tr key={nutrient} className="border-b border-line">
            <th
              scope="row"
              className={`py-3 text-left font-normal text-ink-2 ${nutrient === 'saturatedFat' || nutrient === 'sugar' ? 'pl-4' : ''}`}
            >
              {t.nutrients[nutrient]}
            </th>
            <td className="py-3 text-right">{t.grams(values[nutrient] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
