import { useState } from 'react'
import type { PaperKind } from '../../../contract/papers/papers.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { PaperVersionLine } from '../../papers/PaperVersionLine.tsx'
import { usePaperTexts } from '../../papers/texts.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { paperVersionsQuery } from './queries.ts'

type PaperHistoryProps = { slug: string; kind: PaperKind }

/** What the store has shown of a paper over time, and who decided what of it; read when it is opened. */
export function PaperHistory({ slug, kind }: PaperHistoryProps) {
  const t = usePaperTexts().history
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="text-small" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-ink-2">{t.title}</summary>
      {isOpen && <Versions slug={slug} kind={kind} />}
    </details>
  )
}

function Versions({ slug, kind }: PaperHistoryProps) {
  const t = usePaperTexts().history
  const { list } = useDeskTexts()
  const [at, setAt] = useState<{ after?: string; before?: string }>({})
  return (
    <QueryView
      read={useRead(paperVersionsQuery({ slug, kind, ...at }))}
      failed={{ title: t.failed }}
      coming={<Skeleton className="h-16" />}
    >
      {({ items, next, previous }) => (
        <>
          {items.length === 0 && <p className="py-1 text-ink-2">{t.none}</p>}
          <ol className="grid gap-2.5 border-l-2 border-line py-1 pl-3">
            {items.map((item) => (
              <PaperVersionLine key={item.version} item={item} />
            ))}
          </ol>
          {(next !== null || previous !== null) && (
            <div className="flex gap-2 pt-1">
              <Button
                size="sm"
                variant="secondary"
                disabled={previous === null}
                onClick={() => previous !== null && setAt({ before: previous })}
              >
                {list.previous}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={next === null}
                onClick={() => next !== null && setAt({ after: next })}
              >
                {list.next}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryView>
  )
}
