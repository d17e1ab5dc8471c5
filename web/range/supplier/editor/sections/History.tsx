import { useState } from 'react'
import type { Field } from '../../../../../contract/range/content.ts'
import type { Deed } from '../../../../../contract/range/history.ts'
import { momentText } from '../../../../platform/dates.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { useRead } from '../../../../platform/reads/use-read.ts'
import { QueryView } from '../../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { fieldText } from '../../../field-text.ts'
import { useEditorTexts } from '../../../texts.ts'
import { historyQuery } from '../../queries.ts'
import { useEditor } from '../editor-context.ts'
import { Section } from './Section.tsx'

/** Who has done what with the product, the newest first. */
export function History() {
  const t = useEditorTexts().history
  const [befores, setBefores] = useState<(string | null)[]>([null])
  return (
    <Section name="HISTORY">
      {befores.map((before, place) => (
        <Page
          key={before}
          before={before}
          none={place === 0 ? t.none : null}
          onMore={place === befores.length - 1 ? (next) => setBefores([...befores, next]) : null}
        />
      ))}
    </Section>
  )
}

type PageProps = {
  before: string | null
  /** What stands there where nothing was done. */
  none: string | null
  /** Of the last one that is shown. */
  onMore: ((before: string) => void) | null
}

function Page({ before, none, onMore }: PageProps) {
  const t = useEditorTexts().history
  const { product } = useEditor()
  const read = useRead(historyQuery(product.skuId, before))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-24" />}>
      {({ items, next }) => (
        <>
          {items.length === 0 && none && <p className="text-small text-ink-3">{none}</p>}
          <ol className="grid gap-4">
            {items.map((deed, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- several deeds have one moment, and none moves
              <DeedLine key={`${deed.at.getTime()} ${place}`} deed={deed} />
            ))}
          </ol>
          {next && onMore && (
            <button type="button" className="desk-button justify-self-start" onClick={() => onMore(next.toISOString())}>
              {t.more}
            </button>
          )}
        </>
      )}
    </QueryView>
  )
}

function DeedLine({ deed }: { deed: Deed }) {
  const t = useEditorTexts()
  const language = useLanguage()
  const { categories } = useEditor()
  const say = (field: Field, value: unknown) =>
    value === undefined ? '' : fieldText(field, value, { t, language, categories })
  const fields = [...new Set([...Object.keys(deed.before), ...Object.keys(deed.after)])] as Field[]
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 text-small">
      <p>
        <b className="font-semibold">{t.history.actions[deed.action]}</b>{' '}
        <span className="text-ink-3">
          {deed.by ?? t.history.somebody(deed.action)} · {momentText(deed.at, language)}
        </span>
      </p>
      {deed.message && <p className="whitespace-pre-line text-ink-2">{deed.message}</p>}
      {Object.entries(deed.words).map(([field, words]) => (
        <p key={field} className="text-ink-2">
          {t.fields[field as Field]}: {words}
        </p>
      ))}
      {fields.map((field) => (
        <Difference
          key={field}
          name={t.fields[field]}
          before={say(field, deed.before[field])}
          after={say(field, deed.after[field])}
        />
      ))}
      {deed.cells.map(({ name, before, after }) => (
        <Difference
          key={name}
          name={t.history.cells[name]}
          before={before === null ? '' : String(before)}
          after={after === null ? t.nothing : String(after)}
        />
      ))}
    </li>
  )
}

const Difference = ({ name, before, after }: { name: string; before: string; after: string }) => (
  <p className="break-words text-ink-2">
    {name}: {before && <s className="text-ink-3">{before}</s>} {after}
  </p>
)
