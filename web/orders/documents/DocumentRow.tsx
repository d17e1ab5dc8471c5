import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { DocumentEntry } from '../../../contract/orders/documents.ts'
import { readDocument } from '../../../contract/orders/orders.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dateText, shortDateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { MarkedTag, type Mark } from '../../ui/MarkedTag.tsx'
import { useDocumentListTexts } from './queries.ts'
import { saveFile } from '../../platform/calls/save-file.ts'

const marks: Record<NonNullable<DocumentEntry['payment']>, Mark> = {
  PAID: ['ok', Check],
  AUTHORIZED: ['info', Check],
  OPEN: ['warn', Clock],
  OVERDUE: ['danger', Clock],
  REFUNDED: ['neutral', RotateCcw],
  REFUND_COMING: ['info', RotateCcw],
}

/** A document with what has become of its money, its order, and the way to save it. */
export function DocumentRow({ entry }: { entry: DocumentEntry }) {
  const t = useDocumentListTexts()
  const language = useLanguage()
  const { number, type, storeName, orderId, orderNumber, issuedAt, grossTotal, grossTotalText, payment, paymentText } =
    entry
  const references = [entry.purchaseOrderNumber, entry.costCentre?.text].filter(Boolean)
  const load = useWrite({
    mutationFn: async () =>
      saveFile(await call(readDocument, { id: orderId, number }), `${t.types[type]} ${number}.pdf`),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 px-4 py-2.5 sm:px-5 lg:grid-cols-[24px_11rem_minmax(0,1fr)_11rem_11rem_8rem_auto] min-[80rem]:grid-cols-[24px_11rem_minmax(0,1fr)_11rem_10rem_8rem_11rem_auto]">
      <FileText aria-hidden="true" className="text-ink-2 max-lg:hidden" />
      <div className="min-w-0 lg:contents">
        <p className="font-semibold tabular-nums">{number}</p>
        <p className="text-small text-ink-2 lg:text-medium lg:text-ink">{storeName}</p>
        <p className="text-small text-ink-2 lg:text-medium">
          {t.types[type]}
          <span className="lg:hidden">
            {' · '}
            {shortDateText(issuedAt, language)}
          </span>
          <Link to={paths.order(orderId)} className="block text-small hover:underline">
            {t.order(orderNumber)}
          </Link>
          {references.length > 0 && <span className="block text-small break-words">{references.join(' · ')}</span>}
        </p>
        <p className="text-medium text-ink-2 tabular-nums max-lg:hidden">{dateText(issuedAt, language)}</p>
      </div>
      <p className={`text-right font-bold tabular-nums ${grossTotal !== null && grossTotal < 0 ? 'text-ok' : ''}`}>
        {grossTotalText}
        {payment && <span className="block text-small font-normal text-ink-2 min-[80rem]:hidden">{paymentText}</span>}
      </p>
      <p className="justify-self-end max-[79.99rem]:hidden">
        {payment && <MarkedTag mark={marks[payment]} text={paymentText} />}
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        isLoading={load.isPending}
        aria-label={t.save(t.types[type], number)}
        onClick={() => load.mutate()}
      >
        <span className="max-sm:sr-only">{t.pdf}</span>
      </Button>
    </li>
  )
}
