import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Field } from '../../../../contract/range/content.ts'
import { momentText } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useEditorTexts } from '../../texts.ts'
import { useEditor } from './editor-context.ts'

/** What an operator has said of the product; each word leads to the field it is about. */
export function Answer({ onGo }: { onGo: (field: Field) => void }) {
  const t = useEditorTexts()
  const language = useLanguage()
  const { product } = useEditor()
  const { answer, waiting } = product
  if (!answer)
    return waiting ? (
      <p className="desk-note" role="status">
        {product.live === null || product.status === 'IN_REVIEW'
          ? t.answer.waitsWhole
          : t.answer.waits(waiting.fields.map((field) => t.fields[field]).join(', '))}
      </p>
    ) : null
  return (
    <section aria-label={t.answer.titles[answer.kind]} className="rounded-2xl bg-danger-soft px-[18px] py-4 text-small">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert className="size-[18px] shrink-0" aria-hidden="true" />
        {t.answer.titles[answer.kind]}
      </p>
      <p className="mt-1 whitespace-pre-line text-ink">{answer.message}</p>
      <ul className="mt-2 grid gap-1">
        {Object.entries(answer.words).map(([field, words]) => (
          <li key={field}>
            <button type="button" className="text-left text-ink hover:underline" onClick={() => onGo(field as Field)}>
              <b className="font-semibold">{t.fields[field as Field]}</b>: {words}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        {momentText(answer.at, language)} · {t.answer.next}
      </p>
    </section>
  )
}
