import type * as z from 'zod/mini'
import type { BankTransfer } from '../../contract/checkout.ts'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useOrderTexts } from './texts.ts'
import { CopyButton } from './CopyButton.tsx'
import { groupedIban } from './iban.ts'

/** What a buyer types into the bank's form, each copied with one press. */
export function BankTransferBox({ transfer }: { transfer: z.output<typeof BankTransfer> }) {
  const t = useOrderTexts().transfer
  const language = useLanguage()
  const { accountHolder, iban, bic, reference, amountText, dueAt } = transfer
  const plainAmount = amountText.replace(/[^\d.,]/g, '')
  return (
    <dl className="grid">
      <Row label={t.accountHolder} text={accountHolder} />
      <Row label={t.iban} text={groupedIban(iban)} copied={iban.replaceAll(' ', '')} />
      <Row label={t.bic} text={bic} />
      <Row label={t.reference} text={reference} />
      <Row label={t.amount} text={amountText} copied={plainAmount} />
      <Row label={t.due} text={momentText(dueAt, language)} copied={null} />
    </dl>
  )
}

function Row({ label, text, copied = text }: { label: string; text: string; copied?: string | null }) {
  const t = useOrderTexts().transfer
  return (
    <div className="grid items-center gap-x-3 border-b border-line py-2 last:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-small text-ink-3 sm:text-medium">{label}</dt>
      <dd className="col-span-full grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 sm:col-span-1">
        <span className="font-semibold break-words tabular-nums">{text}</span>
        {copied !== null && <CopyButton name={label} label={t.copy(label)} text={copied} />}
      </dd>
    </div>
  )
}
