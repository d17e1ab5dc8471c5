import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { completenessOf, rules } from '../../../../../contract/range/completeness.ts'
import { missingFacts } from '../../../../../contract/range/legal-facts.ts'
import type { Field } from '../../../../../contract/range/content.ts'
import { Card } from '../../../../desk/Card.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor } from '../editor-context.ts'

/** How much of what should be said is said; each line leads to where it is. */
export function Completeness({ onGo }: { onGo: (field: Field) => void }) {
  const { completeness: t, facts } = useEditorTexts()
  const { content, product } = useEditor()
  const subject = { content, isFood: product.isFood, attributes: product.attributes }
  const { met, total, percent, missing } = completenessOf(subject)
  const isDue = ['ACTIVE', 'PAUSED'].includes(product.status) && missingFacts(subject).length > 0
  const concerned = rules.filter(({ concerns }) => concerns?.(subject) ?? true)
  return (
    <Card title={t.title} more={<b className="text-brand tabular-nums">{t.of(met, total)}</b>}>
      <div className="grid gap-3 px-[18px] pb-[18px]">
        <progress className="editor-progress" max={100} value={percent} aria-label={t.title} />
        {isDue && <p className="rounded-md bg-warn-soft px-3 py-2 text-small text-warn">{facts.due}</p>}
        <ul className="grid gap-1 text-small">
          {concerned.map(({ name, fields: [field], isRequired }) => {
            const isMissing = missing.some((rule) => rule.name === name)
            return (
              <li key={name}>
                <button
                  type="button"
                  className="flex min-h-7 w-full items-start gap-2 text-left hover:underline"
                  onClick={() => onGo(field)}
                >
                  {isMissing ? (
                    <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-label={t.missing} />
                  ) : (
                    <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" aria-label={t.there} />
                  )}
                  <span className={isMissing ? 'font-semibold' : ''}>
                    {t.rules[name]}
                    {isMissing && isRequired && <span className="font-normal text-warn"> · {t.required}</span>}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
