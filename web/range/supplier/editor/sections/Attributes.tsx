import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { CategoryAttribute } from '../../../../../contract/range/attributes.ts'
import { mostAttributes, type Content } from '../../../../../contract/range/content.ts'
import { useRead } from '../../../../platform/reads/use-read.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { QueryView } from '../../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { attributesQuery } from '../../queries.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FactNote } from '../fields/FactNote.tsx'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { AttributeField } from './AttributeField.tsx'
import { Section } from './Section.tsx'

type Attribute = Content['attributes'][number]

/** What products of the category state, and what only this one does. */
export function Attributes() {
  const t = useEditorTexts()
  const { content, categories, isReadOnly } = useEditor()
  const { value: attributes, set, error } = useField('attributes')
  const read = useRead(attributesQuery(content.category))
  const name = categories.find(({ slug }) => slug === content.category)?.name ?? ''
  const add = () => set([...attributes, ownAttribute(attributes)])
  return (
    <Section
      name="ATTRIBUTES"
      lead={t.attributes.lead(name)}
      more={
        !isReadOnly &&
        attributes.length < mostAttributes && (
          <button type="button" className="desk-button" onClick={add}>
            <Plus />
            {t.attributes.add}
          </button>
        )
      }
    >
      <div id="field-attributes" className="grid gap-4">
        <QueryView read={read} failed={{ title: t.attributes.failed }} coming={<Skeleton className="h-24" />}>
          {(known) => <Known known={known} />}
        </QueryView>
        {error && (
          <p role="alert" className="text-small font-medium text-danger">
            {error}
          </p>
        )}
        <FactNote name="ALCOHOL" />
        <FieldNotes field="attributes" />
      </div>
    </Section>
  )
}

function Known({ known }: { known: readonly CategoryAttribute[] }) {
  const { value: attributes, set, isReadOnly } = useField('attributes')
  const change = (key: string, next: Attribute[]) => {
    const isOther = (attribute: Attribute) => attribute.key !== key
    // In its place, or behind the others.
    const place = attributes.findIndex((attribute) => !isOther(attribute))
    const before = place < 0 ? attributes : attributes.slice(0, place)
    set([...before, ...next, ...attributes.slice(before.length).filter(isOther)])
  }
  const isKnown = ({ key }: Attribute) => known.some((attribute) => attribute.key === key)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {known.map((attribute) => (
          <AttributeField
            key={attribute.key}
            attribute={attribute}
            stated={attributes.filter(({ key }) => key === attribute.key)}
            isReadOnly={isReadOnly}
            onChange={(next) => change(attribute.key, next)}
          />
        ))}
      </div>
      {attributes.map((attribute, place) =>
        isKnown(attribute) ? null : (
          <OwnAttribute
            // oxlint-disable-next-line react/no-array-index-key -- several may have one key
            key={`${attribute.key} ${place}`}
            attribute={attribute}
            isReadOnly={isReadOnly}
            onChange={(next) => set(attributes.flatMap((old, at) => (at === place ? (next ?? []) : old)))}
          />
        ),
      )}
    </>
  )
}

const empty = { label: '', value: '' }

/** Under a key that no other has. */
function ownAttribute(attributes: readonly Attribute[]): Attribute {
  const numbers = attributes.map(({ key }) => Number(/^own_(\d+)$/.exec(key)?.[1] ?? 0))
  return { key: `own_${Math.max(0, ...numbers) + 1}`, de: empty, en: empty }
}

type OwnProps = { attribute: Attribute; isReadOnly: boolean; onChange: (attribute: Attribute | null) => void }

function OwnAttribute({ attribute, isReadOnly, onChange }: OwnProps) {
  const t = useEditorTexts().attributes
  const part = (language: 'de' | 'en', name: 'label' | 'value') => (
    <TextField
      label={t.parts[language][name]}
      lang={language}
      value={attribute[language][name]}
      maxLength={name === 'label' ? 80 : 300}
      readOnly={isReadOnly}
      onChange={({ target }) =>
        onChange({ ...attribute, [language]: { ...attribute[language], [name]: target.value } })
      }
    />
  )
  return (
    <fieldset className="grid items-end gap-2 rounded-xl bg-sunken/60 p-3 sm:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      <legend className="sr-only">{attribute.de.label || t.own}</legend>
      {part('de', 'label')}
      {part('de', 'value')}
      {part('en', 'label')}
      {part('en', 'value')}
      <button
        type="button"
        className="desk-icon-button mb-1"
        aria-label={t.remove(attribute.de.label)}
        disabled={isReadOnly}
        onClick={() => onChange(null)}
      >
        <X />
      </button>
    </fieldset>
  )
}
