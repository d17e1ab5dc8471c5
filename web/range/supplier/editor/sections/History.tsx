import { useState } from 'react'
import { useRead } from '../../../../platform/reads/use-read.ts'
import { QueryView } from '../../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { DeedLine } from '../../../DeedLine.tsx'
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
  const { product, categories } = useEditor()
  const read = useRead(historyQuery(product.skuId, before))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-24" />}>
      {({ items, next }) => (
        <>
          {items.length === 0 && none && <p className="text-small text-ink-3">{none}</p>}
          <ol className="grid gap-4">
            {items.map((deed, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- several deeds have one moment, and none moves
              <DeedLine key={`${deed.at.getTime()} ${place}`} deed={deed} categories={categories} />
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
