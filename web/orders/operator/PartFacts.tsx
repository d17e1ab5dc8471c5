import FileText from 'lucide-react/icons/file-text'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dayText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorOrderTexts } from './texts.ts'

type Part = OperatorOrder['parts'][number]
type PartFactsProps = { orderNumber: string; part: Part }

/** What one store's part comes to, how its goods travel, and the documents it has issued. */
export function PartFacts({ orderNumber, part }: PartFactsProps) {
  const t = useOperatorOrderTexts().detail
  return (
    <div className="grid gap-3 px-[18px] pb-3">
      <Sums summary={part.summary} />
      {part.shipments.length > 0 && <Parcels shipments={part.shipments} />}
      {part.documents.length > 0 && (
        <div>
          <h3 className="text-ink-3">{t.documents}</h3>
          {part.documents.map((document) => (
            <SaveDocument key={document.number} orderNumber={orderNumber} document={document} />
          ))}
        </div>
      )}
    </div>
  )
}

function Sums({ summary }: { summary: Part['summary'] }) {
  const { sums } = useOperatorOrderTexts().detail
  const rows = [
    [sums.net, summary.netTotalText],
    ...(summary.discountTotal ? [[sums.discount, `−${summary.discountTotalText}`]] : []),
    ...(summary.deposit ? [[sums.deposit, summary.depositText]] : []),
    [sums.shipping, summary.shippingText],
    [sums.tax, summary.taxText],
    [sums.gross, summary.grossTotalText],
  ]
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-2">
      {rows.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Parcels({ shipments }: Pick<Part, 'shipments'>) {
  const t = useOperatorOrderTexts().detail
  const language = useLanguage()
  return (
    <div>
      <h3 className="text-ink-3">{t.shipments}</h3>
      <ul className="grid gap-1">
        {shipments.map(({ shipmentId, carrier, trackingNumber, shippedAt, arrivalText, isReplacement }) => (
          <li key={shipmentId}>
            {[carrier, dayText(shippedAt, language), isReplacement && t.replacement].filter(Boolean).join(' · ')}
            <span className="block wrap-anywhere text-ink-2">
              {[trackingNumber && t.trackingNumber(trackingNumber), arrivalText].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SaveDocumentProps = { orderNumber: string; document: Part['documents'][number] }

function SaveDocument({ orderNumber, document: { type, number } }: SaveDocumentProps) {
  const t = useOperatorOrderTexts().detail
  const name = `${t.documentTypes[type]} ${number}`
  const load = useWrite({
    mutationFn: async () =>
      saveFile(await call(operatorOrdersApi.readDocument, { orderNumber, number }), `${name}.pdf`),
  })
  return (
    <button
      type="button"
      aria-busy={load.isPending || undefined}
      onClick={() => load.mutate()}
      className="flex min-h-8 items-center gap-2 text-left font-medium text-brand underline underline-offset-2"
    >
      <FileText className="size-4" />
      {name}
    </button>
  )
}
