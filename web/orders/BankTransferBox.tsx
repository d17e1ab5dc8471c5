import type { Order } from '../../contract/orders/orders.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useOrderTexts } from './texts.ts'
import { CopyButton } from './CopyButton.tsx'
import { groupedIban } from './iban.ts'

// Only who pays by transfer needs it; the details beside it are whole without.
const GiroCode = lazyPart(async () => (await import('./GiroCode.tsx')).GiroCode, {
  fallback: <div className="h-54 w-44 shrink-0" />,
})

type Transfer = NonNullable<Order['order']['bankTransfer']>

/** What a banking app scans, and what a buyer types into the bank's form, each copied with one press. */
export function BankTransferBox({ transfer }: { transfer: Transfer }) {
  const t = useOrderTexts().transfer
  const language = useLanguage()
  const { accountHolder, iban, bic, reference, amountText, dueAt, giroCode } = transfer
  const plainAmount = amountText.replace(/[^\d.,]/g, '')
  return (
    <div className="flex items-start gap-6 max-sm:flex-col max-sm:items-stretch [&>figure]:max-sm:mx-auto">
      {giroCode && <GiroCode code={giroCode} />}
      <dl className="grid min-w-0 flex-1">
        <Row label={t.accountHolder} text={accountHolder} />
        <Row label={t.iban} text={groupedIban(iban)} copied={iban.replaceAll(' ', '')} />
        <Row label={t.bic} text={bic} />
        <Row label={t.reference} text={reference} />
        <Row label={t.amount} text={amountText} copied={plainAmount} />
        <Row label={t.due} text={momentText(dueAt, language)} copied={null} />
      </dl>
    </div>
  )
}

function Row({ label, text, copied = text }: { label: string; text: string; copied?: string | null }) {
  const t = useOrderTexts().transfer
  return (
    <div className="grid items-center gap-x-3 border-b border-line py-2 last:border-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-small text-ink-3 sm:text-medium">{label}</dt>
      <dd className="col-span-full grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 sm:col-span-1">
        <span className="font-semibold break-words tabular-nums">{text}</span>
        {copied !== null && <CopyButton name={label} label={t.copy(label)} text={copied} />}
      </dd>
    </div>
  )
}
