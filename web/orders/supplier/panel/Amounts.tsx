import { useRead } from '../../../platform/reads/use-read.ts'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SaveDocument } from './SaveDocument.tsx'
import { amountsQuery } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'

/** What the part comes to, and its documents. */
export function Amounts({ number }: { number: string }) {
  const t = useSupplierTexts().panel
  const read = useRead(amountsQuery(number))
  return (
    <section>
      <h3>{t.amounts}</h3>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="mt-2 h-24" />}>
        {({ subOrder: { summary, documents } }) => (
          <>
            <dl className="desk-facts mt-1.5">
              <dt>{t.goodsNet}</dt>
              <dd>{summary.netTotalText}</dd>
              <dt>{t.shipping}</dt>
              <dd>{summary.shippingText}</dd>
              <dt>{t.tax}</dt>
              <dd>{summary.taxText}</dd>
              <dt className="font-semibold text-ink">{t.gross}</dt>
              <dd className="font-semibold">{summary.grossTotalText}</dd>
            </dl>
            {documents.map((document) => (
              <SaveDocument key={document.number} subOrderNumber={number} document={document} />
            ))}
          </>
        )}
      </QueryView>
    </section>
  )
}
