import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { Section } from './Section.tsx'

const units = ['G', 'ML', 'PIECE'] as const

/** Numbers, content, carton and pallet. */
export function Delivery() {
  const t = useEditorTexts()
  const { product } = useEditor()
  return (
    <Section name="DELIVERY">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextInput field="supplierSku" max={60} />
        <TextInput field="gtin" max={14} inputMode="numeric" />
        <NumberInput field="contentAmount" kind="count" />
        <ContentUnit />
        <NumberInput field="countPerBox" kind="count" suffix={t.delivery.pieces} />
        <NumberInput field="minimumQuantity" kind="count" suffix={t.delivery.pieces} hint={t.delivery.minimumHint} />
        <TextInput field="boxGtin" max={14} inputMode="numeric" />
        <NumberInput field="boxWeight" kind="decimal" max={100_000} suffix="g" />
        <NumberInput field="boxesPerPallet" kind="count" suffix={t.price.boxes} />
        <TextInput field="palletGtin" max={14} inputMode="numeric" />
        {product.status === 'DRAFT' && (
          <NumberInput field="firstStock" kind="count" suffix={t.delivery.pieces} hint={t.delivery.stockHint} />
        )}
      </div>
    </Section>
  )
}

function ContentUnit() {
  const t = useEditorTexts()
  const { value, set, isReadOnly } = useField('contentUnit')
  return (
    <div id="field-contentUnit" className="contents">
      <SelectField
        label={t.fields.contentUnit}
        value={value}
        disabled={isReadOnly}
        options={units.map((unit) => ({ value: unit, label: t.delivery.units[unit] }))}
        onChange={({ target }) => set(units.find((unit) => unit === target.value)!)}
        hint={<FieldNotes field="contentUnit" />}
      />
    </div>
  )
}
