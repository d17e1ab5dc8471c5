import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FactNote } from '../fields/FactNote.tsx'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { Deposits } from './Deposits.tsx'
import { Section } from './Section.tsx'

/** Who made it (Regulation (EU) 2023/988), what it warns of, deposit and packaging. */
export function Safety() {
  const t = useEditorTexts()
  return (
    <Section name="SAFETY">
      <PartyFields field="manufacturer" own={t.safety.ownManufacturer} />
      <PartyFields field="responsible" own={t.safety.noResponsible} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextInput field="warningsDe" max={2000} isLong hint={<FactNote name="WARNINGS" />} />
        <TextInput field="warningsEn" max={2000} isLong />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Deposits />
        <TextInput field="lucidNumber" max={40} hint={t.safety.lucidHint} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextInput field="fibres" max={300} hint={<FactNote name="FIBRES" />} />
        <TextInput field="weeeNumber" max={40} hint={<FactNote name="WEEE" />} />
      </div>
      <FieldNotes field="inapplicable" />
    </Section>
  )
}

const parts = ['name', 'address', 'email'] as const
const longest = { name: 200, address: 300, email: 254 }

function PartyFields({ field, own }: { field: 'manufacturer' | 'responsible'; own: string }) {
  const t = useEditorTexts()
  const { product } = useEditor()
  const { value, set, error, isReadOnly } = useField(field)
  const label = field === 'manufacturer' ? `${own}: ${product.storeName}` : own
  return (
    <fieldset id={`field-${field}`} className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">{t.fields[field]}</legend>
      <Checkbox
        label={label}
        checked={value === null}
        disabled={isReadOnly}
        onChange={({ target }) => set(target.checked ? null : { name: '', address: '', email: '' })}
      />
      {value && (
        <div className="grid gap-3 md:grid-cols-3">
          {parts.map((part) => (
            <TextField
              key={part}
              label={t.safety.party[part]}
              value={value[part]}
              maxLength={longest[part]}
              type={part === 'email' ? 'email' : 'text'}
              readOnly={isReadOnly}
              onChange={({ target }) => set({ ...value, [part]: target.value })}
            />
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
      <FieldNotes field={field} />
    </fieldset>
  )
}
