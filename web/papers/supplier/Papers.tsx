import { useState } from 'react'
import { isStated, type SentKind, type StorePaper, type StorePapers } from '../../../contract/papers/papers.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { dateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PaperLine } from '../PaperLine.tsx'
import { usePaperTexts } from '../texts.ts'
import { papersQuery } from './queries.ts'
import { SendDialog } from './SendDialog.tsx'

/** The papers of a store: what it needs, how each stands, and the way to send one. */
export function Component() {
  const t = usePaperTexts()
  const { places } = useDeskTexts()
  const read = useRead(papersQuery)
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.papers} lead={t.lead} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-96" />}>
        {(papers) => <Shown papers={papers} />}
      </QueryView>
    </div>
  )
}

function Shown({ papers: { items, dueOn, stopping } }: { papers: StorePapers }) {
  const t = usePaperTexts()
  const language = useLanguage()
  const [open, setOpen] = useState<SentKind | null>(null)
  const opened = items.find(({ kind }) => kind === open)
  const groups = [
    { title: t.needed, papers: items.filter(({ isNeeded }) => isNeeded) },
    { title: t.others, papers: items.filter(({ isNeeded }) => !isNeeded) },
  ]
  return (
    <>
      {stopping.length > 0 ? (
        <p role="status" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {t.stopping(stopping.map((kind) => t.names[kind]).join(', '))}
        </p>
      ) : (
        <p className="text-ink-2">{t.due(dateText(new Date(dueOn), language))}</p>
      )}
      {groups.map(
        ({ title, papers }) =>
          papers.length > 0 && (
            <Card key={title} title={title}>
              <ul className="grid px-[18px] py-1.5">
                {papers.map((paper) => (
                  <PaperLine key={paper.kind} paper={paper}>
                    <Way paper={paper} onSend={setOpen} />
                  </PaperLine>
                ))}
              </ul>
            </Card>
          ),
      )}
      {open && opened && <SendDialog kind={open} paper={opened} onClose={() => setOpen(null)} />}
    </>
  )
}

function Way({ paper: { kind, state }, onSend }: { paper: StorePaper; onSend: (kind: SentKind) => void }) {
  const t = usePaperTexts()
  if (isStated(kind))
    return (
      <Link to="/supplier/settings?view=legal" className="text-brand underline underline-offset-2">
        {t.change}
      </Link>
    )
  const name = state === 'MISSING' ? t.send : t.sendAgain
  return (
    <Button size="sm" variant="secondary" aria-label={`${name}: ${t.names[kind]}`} onClick={() => onSend(kind)}>
      {name}
    </Button>
  )
}
