import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useState } from 'react'
import type { Field } from '../../../contract/range/content.ts'
import type { JudgedProduct as Judged } from '../../../contract/range/operator-products.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { fieldText, plain } from '../field-text.ts'
import { useEditorTexts } from '../texts.ts'
import { Evidence } from './Evidence.tsx'
import { fieldsOf, heldAgainst } from './judged-fields.ts'
import { judgedQuery, useJudgementTexts } from './queries.ts'

export type Words = Partial<Record<Field, string>>
type JudgedProductProps = {
  skuId: string
  /** What is said at each field; without it nothing can be. */
  words?: Words
  onWords?: (words: Words) => void
}

/** A product that is decided about: what it changes, what speaks for and against it, and words at its fields. */
export function JudgedProduct({ skuId, words, onWords }: JudgedProductProps) {
  const t = useJudgementTexts()
  const language = useLanguage()
  const read = useRead(judgedQuery(skuId, language))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-64" />}>
      {(product) => (
        <div className="grid gap-4 px-[18px] py-3.5">
          <ul className="flex flex-wrap gap-2">
            {product.imageUrls.map((url) => (
              <li key={url}>
                <Picture url={url} alt="" sizes="96px" className="size-24 rounded-xl" />
              </li>
            ))}
          </ul>
          {product.note && <p className="rounded-md bg-info-soft px-3.5 py-2.5 text-info">{t.note(product.note)}</p>}
          <Fields product={product} words={words} onWords={onWords} />
          <Evidence product={product} />
        </div>
      )}
    </QueryView>
  )
}

type FieldsProps = { product: Judged } & {
  words: Words | undefined
  onWords: ((words: Words) => void) | undefined
}

function Fields({ product, words, onWords }: FieldsProps) {
  const t = useJudgementTexts()
  const names = useEditorTexts().fields
  const shown = fieldsOf(product)
  const live = heldAgainst(product)
  const say = useSay(product)
  if (shown.length === 0) return <p className="text-ink-2">{t.nothingChanged}</p>
  return (
    <table className="w-full border-collapse text-left text-small">
      <thead>
        <tr className="border-b border-line text-ink-3">
          <th className="py-2 pr-3 font-medium">{t.field}</th>
          {live && <th className="py-2 pr-3 font-medium">{t.before}</th>}
          <th className="py-2 font-medium">{live || product.isNew ? t.after : t.stated}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => (
          <tr key={field} className="border-b border-line align-top last:border-0">
            <th scope="row" className="w-1/4 min-w-33 py-2 pr-3 font-medium wrap-anywhere">
              {names[field]}
            </th>
            {live && <td className="min-w-20 py-2 pr-3 wrap-anywhere text-ink-2">{say(field, live[field])}</td>}
            <td className="min-w-20 py-2 wrap-anywhere">
              {say(field, product.content[field])}
              {onWords && <Say field={field} words={words ?? {}} onWords={onWords} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In full, as it is read before it is decided. */
function useSay({ content, categoryName }: Judged) {
  const t = useEditorTexts()
  const language = useLanguage()
  const categories = [{ slug: content.category, name: categoryName, rootName: '', isFood: false, taxRate: 0 }]
  return (field: Field, value: unknown) =>
    field === 'descriptionDe' || field === 'descriptionEn'
      ? plain(String(value)) || t.nothing
      : fieldText(field, value, { t, language, categories })
}

type SayProps = { field: Field; words: Words; onWords: (words: Words) => void }

function Say({ field, words, onWords }: SayProps) {
  const t = useJudgementTexts()
  const names = useEditorTexts().fields
  const [isOpen, setOpen] = useState(false)
  const label = t.say(names[field])
  if (!isOpen && !words[field])
    return (
      <button
        type="button"
        className="desk-icon-button float-right"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <MessageSquarePlus />
      </button>
    )
  return (
    <Textarea
      label={label}
      hint={t.sayHint}
      rows={2}
      maxLength={500}
      value={words[field] ?? ''}
      onChange={({ target }) => onWords({ ...words, [field]: target.value })}
      className="mt-2"
    />
  )
}
