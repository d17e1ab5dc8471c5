import { moneyText } from '../../../../../contract/platform/money.ts'
import { finalCents } from '../../../../../contract/range/check-content.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { Section } from './Section.tsx'
import { Tiers } from './Tiers.tsx'

/** What a piece costs, and from how many on less. */
export function Price() {
  const t = useEditorTexts()
  const language = useLanguage()
  const { content } = useEditor()
  const final = finalCents(content)
  return (
    <Section name="PRICE" lead={t.price.lead}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <NumberInput field="price" kind="euros" suffix="€" />
        <NumberInput field="priceUnit" kind="count" suffix={t.delivery.pieces} />
        <NumberInput field="discount" kind="decimal" suffix="%" max={95} />
        <TextField
          label={t.price.final}
          value={final === null ? '' : moneyText(final, language)}
          readOnly
          tabIndex={-1}
          hint={t.price.finalHint}
        />
        <NumberInput field="msrp" kind="euros" suffix="€" hint={t.price.msrpHint} />
      </div>
      <Tiers final={final} />
      <TaxRate />
    </Section>
  )
}

const rates = [0, 7, 19]

function TaxRate() {
  const t = useEditorTexts()
  const { product } = useEditor()
  const { value, set, isReadOnly } = useField('taxRate')
  const all = value === null || rates.includes(value) ? rates : [...rates, value]
  return (
    <div id="field-taxRate" className="grid sm:w-72">
      <SelectField
        label={t.fields.taxRate}
        value={value ?? ''}
        disabled={isReadOnly}
        options={[
          { value: '', label: `${product.categoryTaxRate} % · ${t.price.taxOfCategory}` },
          ...all.map((rate) => ({ value: String(rate), label: `${rate} %` })),
        ]}
        onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
        hint={<FieldNotes field="taxRate" />}
      />
    </div>
  )
}
