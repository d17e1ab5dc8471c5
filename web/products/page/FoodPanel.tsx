import { allergenCodes } from '../../../contract/platform/allergens.ts'
import type { Product } from '../../../contract/products.ts'
import type { food } from '../../../texts/en/catalogue/food.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'
import { Tag, type TagVariant } from '../../ui/Tag.tsx'

type Food = NonNullable<Product['food']>
const useFoodTexts = sliceTexts<typeof food>('catalogue/food', {
  de: async () => (await import('../../../texts/de/catalogue/food.ts')).food,
  en: async () => (await import('../../../texts/en/catalogue/food.ts')).food,
})
const nutrients = ['fat', 'saturatedFat', 'carbohydrates', 'sugar', 'fibre', 'protein', 'salt'] as const

/** Ingredients, allergens and nutrition, as food law asks before the purchase (LMIV article 14). */
export function FoodPanel({ food }: { food: Food }) {
  const t = useFoodTexts()
  return (
    <div className="grid gap-[30px] pt-[22px] lg:grid-cols-[1.12fr_1fr] lg:gap-[52px] lg:pt-8">
      <div className="max-w-[62ch]">
        <h3 className="text-heading">{t.ingredients}</h3>
        {food.ingredientsHtml === '' ? (
          <p className="mt-3 text-ink-2">{t.noIngredients}</p>
        ) : (
          <div
            lang="de"
            className="mt-3 text-ink-2 [&_b]:font-semibold [&_b]:text-ink [&_strong]:font-semibold [&_strong]:text-ink"
            dangerouslySetInnerHTML={{ __html: food.ingredientsHtml }}
          />
        )}
        {food.ingredientsHtml !== '' && <p className="mt-2 text-sm text-ink-3">{t.ingredientsNote}</p>}
        <h3 className="mt-8 text-heading">{t.allergens}</h3>
        <Allergens food={food} />
        <p className="mt-6 text-sm text-ink-3">{t.foodNotice}</p>
      </div>
      <Nutrition values={food.nutritionPer100} />
    </div>
  )
}

function Allergens({ food: { allergens, traces, notStated } }: { food: Food }) {
  const t = useFoodTexts()
  const isNothingStated = allergens.length + traces.length === 0 && notStated.length === allergenCodes.length
  const isFree = allergens.length + traces.length + notStated.length === 0
  return (
    <>
      <AllergenList label={t.allergensIn} codes={allergens} variant="danger" />
      <AllergenList label={t.allergenTraces} codes={traces} variant="warn" />
      {isFree && (
        <p className="mt-3">
          <Tag variant="ok">{t.allergensAbsent}</Tag>
        </p>
      )}
      {notStated.length > 0 && (
        <p className="mt-4 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
          {isNothingStated ? t.allergensNotStated : t.allergensMissing(notStated.length)}
        </p>
      )}
      {!isNothingStated && <AllergenList label={t.allergenUnknown} codes={notStated} variant="neutral" />}
    </>
  )
}

type AllergenListProps = { label: string; codes: string[]; variant: TagVariant }

function AllergenList({ label, codes, variant }: AllergenListProps) {
  const t = useFoodTexts()
  if (codes.length === 0) return null
  return (
    <div className="mt-3">
      <h4 className="text-sm font-semibold text-ink-2">{label}</h4>
      <ul className="mt-2 flex flex-wrap gap-2">
        {codes.map((code) => (
          <li key={code}>
            <Tag variant={variant}>{t.allergenNames[code] ?? code}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Nutrition({ values }: { values: Food['nutritionPer100'] }) {
  const t = useFoodTexts()
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
