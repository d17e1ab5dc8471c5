import type { Ingredient } from '../../contract/menu/menu.ts'
import { MOST_PARTS } from '../../contract/menu/menu.ts'
import { allergenCodes } from '../../contract/platform/allergens.ts'
import { additives } from '../../contract/range/content.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useMenuTexts } from './texts.ts'

type IngredientFieldsProps = {
  ingredients: Ingredient[]
  errorOf: (name: string) => { error?: string }
  onChange: (ingredients: Ingredient[]) => void
}

/** What comes from elsewhere, with the allergens and additives the company states itself. */
export function IngredientFields({ ingredients, errorOf, onChange }: IngredientFieldsProps) {
  const texts = useMenuTexts()
  const t = texts.form
  const set = (at: number, change: Partial<Ingredient>) =>
    onChange(ingredients.map((each, index) => (index === at ? { ...each, ...change } : each)))
  return (
    <section aria-label={t.ingredients} className="grid gap-3">
      <h3 className="font-sans text-medium tracking-normal">{t.ingredients}</h3>
      {ingredients.map((ingredient, at) => (
        <div key={at} className="grid gap-4 rounded-md p-3 ring-1 ring-line">
          <TextField
            label={t.ingredient(at + 1)}
            maxLength={120}
            value={ingredient.name}
            onChange={({ target }) => set(at, { name: target.value })}
            {...errorOf(ingredient.name)}
          />
          <Choices
            label={t.allergens(at + 1)}
            codes={allergenCodes}
            names={texts.allergens}
            chosen={ingredient.allergens}
            onChange={(allergens) => set(at, { allergens })}
          />
          <Choices
            label={t.additives(at + 1)}
            codes={additives}
            names={texts.additiveNames}
            chosen={ingredient.additives}
            onChange={(chosen) => set(at, { additives: chosen })}
          />
          <Checkbox
            label={t.isComplete}
            checked={ingredient.isComplete}
            onChange={({ target }) => set(at, { isComplete: target.checked })}
          />
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            aria-label={t.dropIngredient(at + 1)}
            onClick={() => onChange(ingredients.filter((_, index) => index !== at))}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {ingredients.length < MOST_PARTS && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...ingredients, { name: '', allergens: [], additives: [], isComplete: false }])}
        >
          {t.addIngredient}
        </Button>
      )}
    </section>
  )
}

type ChoicesProps<Code extends string> = {
  label: string
  codes: readonly Code[]
  names: Record<Code, string>
  chosen: Code[]
  onChange: (chosen: Code[]) => void
}

function Choices<Code extends string>({ label, codes, names, chosen, onChange }: ChoicesProps<Code>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <Checkbox
            key={code}
            label={names[code]}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(codes.filter((each) => (each === code ? target.checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
