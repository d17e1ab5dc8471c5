import type { RecallReach } from '../../../contract/recalls/recalls.ts'
import { Panel } from '../../desk/panel/Panel.tsx'
import { dayText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useRecallTexts } from '../texts.ts'
import { storeRecallQuery } from './queries.ts'

type Ways = { onClose: () => void; onPrevious: (() => void) | undefined; onNext: (() => void) | undefined }

/** One recall: what it says, whom it reaches, and who has confirmed. */
export function RecallPanel({ id, ...ways }: Ways & { id: string }) {
  const t = useRecallTexts()
  const read = useRead(storeRecallQuery(id))
  if (read.state === 'ready') return <ReadRecall recall={read.data} {...ways} />
  return (
    <Panel title={t.title} {...ways}>
      {read.state === 'failed' ? (
        <FailedRead failure={read.failure} title={t.desk.failed} />
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </Panel>
  )
}

function ReadRecall({ recall, ...ways }: Ways & { recall: RecallReach }) {
  const texts = useRecallTexts()
  const t = texts.desk
  const language = useLanguage()
  const { productName, productSkuId, lots, reason, advice, createdAt, companies } = recall
  const { certainCount, possibleCount, confirmedCount } = recall
  return (
    <Panel {...ways} title={productName} lead={`${productSkuId} · ${dayText(createdAt, language)}`}>
      <p>{texts.lots(lots.join(', '))}</p>
      <section>
        <h3>{texts.reason}</h3>
        <p className="break-words whitespace-pre-line">{reason}</p>
      </section>
      <section>
        <h3>{texts.advice}</h3>
        <p className="break-words whitespace-pre-line">{advice}</p>
      </section>
      <section>
        <h3>{t.companies}</h3>
        <p className="text-small text-ink-2">
          {companies.length === 0 ? t.none : t.counts(confirmedCount, certainCount + possibleCount)}
        </p>
        <ul className="mt-1.5 grid gap-2 empty:hidden">
          {companies.map(({ companyName, lots: own, confirmedAt }, index) => (
            <li key={index} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0">
                <b className="font-medium break-words">{companyName}</b>
                <small className="block text-ink-2">{own.length > 0 ? t.ownLots(own.join(', ')) : t.possible}</small>
              </span>
              <Tag variant={confirmedAt ? 'ok' : 'warn'}>
                {confirmedAt ? t.confirmedOn(momentText(confirmedAt, language)) : t.open}
              </Tag>
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  )
}
