import { isSameValue, type Field } from '../../../../../contract/range/content.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor } from '../editor-context.ts'
import { fieldText } from '../../../field-text.ts'

/** What there is to say of a field beside its value: what is live, who has said what, and what has to be chosen. */
export function FieldNotes({ field }: { field: Field }) {
  const t = useEditorTexts()
  const language = useLanguage()
  const { product, content, categories, draft } = useEditor()
  const say = (value: unknown) => fieldText(field, value, { t, language, categories })
  const words = product.answer?.words[field]
  const isOthers = field in draft.view.theirs
  const isOvertaken = !isOthers && product.overtaken.includes(field)
  const live = product.live?.[field]
  const isChanged = product.live !== null && !isSameValue(live, content[field])
  return (
    <>
      {words && <p className="rounded-md bg-danger-soft px-3 py-2 text-small font-medium text-danger">{words}</p>}
      {isOthers && (
        <Choice
          field={field}
          text={t.conflict.others(product.savedBy ?? t.conflict.somebody)}
          theirs={say(draft.view.theirs[field])}
          onTheirs={() => draft.choose(field, 'THEIRS')}
          onOurs={() => draft.choose(field, 'OURS')}
        />
      )}
      {isOvertaken && (
        <Choice
          field={field}
          text={t.conflict.overtaken}
          theirs={say(live)}
          onTheirs={() => draft.edit({ [field]: live })}
          onOurs={() => draft.edit({ [field]: content[field] })}
        />
      )}
      {product.filled.includes(field) && <small className="text-small text-info">{t.filled}</small>}
      {isChanged && !isOthers && !isOvertaken && (
        <small className="truncate text-small text-accent-ink">{t.was(say(live))}</small>
      )}
    </>
  )
}

type ChoiceProps = { field: Field; text: string; theirs: string; onTheirs: () => void; onOurs: () => void }

/** Two values of one field; nothing is lost before one of them is chosen. */
function Choice({ field, text, theirs, onTheirs, onOurs }: ChoiceProps) {
  const t = useEditorTexts()
  const name = t.fields[field]
  return (
    <div role="alert" className="grid gap-2 rounded-md bg-warn-soft px-3 py-2.5 text-small">
      <p className="font-medium text-warn">{text}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1) */}
      <blockquote tabIndex={0} className="max-h-32 overflow-y-auto break-words text-ink">
        {theirs}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="desk-button" onClick={onTheirs} aria-label={`${t.conflict.take}: ${name}`}>
          {t.conflict.take}
        </button>
        <button type="button" className="desk-button" onClick={onOurs} aria-label={`${t.conflict.stay}: ${name}`}>
          {t.conflict.stay}
        </button>
      </div>
    </div>
  )
}
