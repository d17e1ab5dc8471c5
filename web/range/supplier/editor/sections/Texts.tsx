import Copy from 'lucide-react/icons/copy'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { HtmlInput } from '../fields/HtmlInput.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx'
import { Switch } from '../../../../ui/fields/Switch.tsx'
import { Section } from './Section.tsx'

const nameMax = 200
const textMax = 20_000

/** Names and descriptions, German beside English; brand and category. */
export function Texts() {
  const t = useEditorTexts()
  const { content, draft, isReadOnly } = useEditor()
  const isEnglishMissing = !content.nameEn || !content.descriptionEn
  const copy = () =>
    draft.edit({
      ...(!content.nameEn && { nameEn: content.nameDe }),
      ...(!content.descriptionEn && { descriptionEn: content.descriptionDe }),
    })
  return (
    <Section name="TEXTS">
      <div className="grid gap-4 md:grid-cols-2">
        <div lang="de" className="grid content-start gap-4">
          <TextInput field="nameDe" max={nameMax} isCounted />
          <HtmlInput field="descriptionDe" max={textMax} hint={t.texts.emptyGerman} />
        </div>
        <div className="grid content-start gap-4">
          <TextInput field="nameEn" max={nameMax} isCounted hint={!content.nameEn && t.texts.fallback} />
          <HtmlInput field="descriptionEn" max={textMax} hint={t.texts.emptyEnglish} />
        </div>
      </div>
      {isEnglishMissing && !isReadOnly && (content.nameDe || content.descriptionDe) && (
        <button type="button" className="desk-button justify-self-end" onClick={copy}>
          <Copy />
          {t.texts.copy}
        </button>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <TextInput field="brand" max={80} />
        <Category />
      </div>
      <Flag field="isOrganic" hint={t.texts.organicHint} />
      <Flag field="isExclusive" hint={t.texts.exclusiveHint} />
    </Section>
  )
}

function Category() {
  const t = useEditorTexts()
  const { categories } = useEditor()
  const { value, set, error, isReadOnly } = useField('category')
  return (
    <div id="field-category" className="contents">
      <SearchSelect
        label={t.fields.category}
        options={categories.map(({ slug, name, rootName }) => ({ value: slug, label: `${rootName} › ${name}` }))}
        value={value}
        onChange={set}
        isDisabled={isReadOnly}
        hint={<FieldNotes field="category" />}
        {...(error && { error })}
      />
    </div>
  )
}

function Flag({ field, hint }: { field: 'isOrganic' | 'isExclusive'; hint: string }) {
  const t = useEditorTexts()
  const { value, set, isReadOnly } = useField(field)
  return (
    <div id={`field-${field}`} className="grid gap-1">
      <Switch
        label={t.fields[field]}
        checked={value}
        disabled={isReadOnly}
        onChange={({ target }) => set(target.checked)}
      />
      <p className="pl-13 text-small text-ink-3">{hint}</p>
      <FieldNotes field={field} />
    </div>
  )
}
