import { additives, nutrients } from '../../../../../contract/range/content.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FactNote } from '../fields/FactNote.tsx'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { NumberBox } from '../fields/NumberBox.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { Allergens } from './Allergens.tsx'
import { Choices } from './Choices.tsx'
import { Section } from './Section.tsx'

/** What Regulation (EU) 1169/2011 asks of food; of other goods it can be left empty. */
export function Food() {
  const t = useEditorTexts()
  const { product } = useEditor()
  return (
    <Section name="FOOD" lead={product.isFood ? undefined : t.food.notFood}>
      <TextInput field="legalName" max={200} hint={<FactNote name="LEGAL_NAME" />} />
      <Allergens />
      <FactNote name="ALLERGENS" />
      <TextInput
        field="ingredients"
        max={20_000}
        isLong
        hint={
          <>
            {t.food.ingredientsHint}
            <FactNote name="INGREDIENTS" />
          </>
        }
      />
      <Additives />
      <Nutrition />
      <div className="grid gap-4 md:grid-cols-3">
        <TextInput field="storage" max={300} hint={<FactNote name="STORAGE" />} />
        <TextInput field="storageEn" max={300} />
        <TextInput field="origin" max={120} hint={<FactNote name="ORIGIN" />} />
      </div>
      <TextInput field="instructions" max={1000} isLong hint={<FactNote name="INSTRUCTIONS" />} />
    </Section>
  )
}

function Additives() {
  const t = useEditorTexts()
  const { value, set, isReadOnly } = useField('additives')
  return (
    <div id="field-additives" className="grid gap-2">
      <Choices
        label={t.fields.additives}
        options={additives.map((code) => ({ value: code, label: t.food.additives[code] }))}
        chosen={value}
        isReadOnly={isReadOnly}
        onChange={(chosen) => set(additives.filter((code) => chosen.includes(code)))}
      />
      <FactNote name="ADDITIVES" />
      <FieldNotes field="additives" />
    </div>
  )
}

function Nutrition() {
  const t = useEditorTexts()
  const { value, set, isReadOnly } = useField('nutrition')
  return (
    <fieldset id="field-nutrition" className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t.fields.nutrition}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {nutrients.map((nutrient) => (
          <NumberBox
            key={nutrient}
            label={t.food.nutrients[nutrient]}
            kind="decimal"
            suffix={nutrient === 'energyKj' ? 'kJ' : 'g'}
            max={nutrient === 'energyKj' ? 4000 : 100}
            value={value[nutrient]}
            isReadOnly={isReadOnly}
            onChange={(amount) => set({ ...value, [nutrient]: amount })}
          />
        ))}
      </div>
      <FactNote name="NUTRITION" />
      <FieldNotes field="nutrition" />
    </fieldset>
  )
}
