import { isSameValue, fields, type Field } from '../../../../../contract/range/content.ts'
import { Card } from '../../../../desk/Card.tsx'
import { useLanguage } from '../../../../platform/texts.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor } from '../editor-context.ts'
import { fieldText } from '../../../field-text.ts'

/** What the draft changes of what buyers see. */
export function ChangeList({ onGo }: { onGo: (field: Field) => void }) {
  const t = useEditorTexts()
  const changes = useLiveChanges()
  if (changes === null) return null
  return (
    <Card title={t.changes.title}>
      <div className="px-[18px] pb-[18px]">
        {changes.length === 0 && <p className="text-small text-ink-3">{t.changes.none}</p>}
        <ul className="grid grid-cols-1 gap-2 text-small">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              <button type="button" className="w-full text-left hover:underline" onClick={() => onGo(field)}>
                <b className="font-semibold">{t.fields[field]}</b>
                <span className="block truncate text-ink-3 line-through">{before}</span>
                <span className="block truncate">{after}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Fields in which the editor shows another value than buyers see; null of what was never published. */
export function useLiveChanges() {
  const t = useEditorTexts()
  const language = useLanguage()
  const { product, content, categories } = useEditor()
  const { live } = product
  if (live === null) return null
  return fields
    .filter((field) => !isSameValue(live[field], content[field]))
    .map((field) => ({
      field,
      before: fieldText(field, live[field], { t, language, categories }),
      after: fieldText(field, content[field], { t, language, categories }),
    }))
}
