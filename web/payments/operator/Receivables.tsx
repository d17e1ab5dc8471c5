import { useState } from 'react'
import * as receivablesApi from '../../../contract/net-terms/receivables.ts'
import type { Receivable } from '../../../contract/net-terms/receivables.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { SearchLine } from '../../desk/list/SearchLine.tsx'
import { parseEuros } from '../../platform/forms/parse-euros.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { dayText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { receivablesQuery, useMoneyAgain } from './queries.ts'
import { useOperatorPaymentTexts } from './texts.ts'

const path = '/operator/payments'

/** Invoices on net terms that are open: found by the reference of a transfer, and recorded as paid. */
export function Receivables({ search }: { search: URLSearchParams }) {
  const t = useOperatorPaymentTexts()
  const language = useLanguage()
  const named = ['q', 'after', 'before'].flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  const read = useRead(receivablesQuery(Object.fromEntries(named) as { q?: string }))
  const [chosen, setChosen] = useState<Receivable | null>(null)
  const { invoice, buyer, store, due, sum, next } = t.columns
  return (
    <>
      <SearchLine label={t.searchReceivable} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {(list) => (
          <>
            <PlainTable
              label={t.views.RECEIVABLES}
              columns={[
                ...[invoice, buyer, store, due].map((name) => ({ name })),
                { name: sum, isNumber: true },
                { name: next },
              ]}
            >
              {list.items.map((row) => (
                <tr key={row.number}>
                  <td className="whitespace-nowrap">{row.number}</td>
                  <td>{row.companyName}</td>
                  <td>{row.storeName}</td>
                  <td className={row.state === 'OVERDUE' ? 'font-medium text-danger' : ''}>
                    {dayText(new Date(row.dueOn), language)}
                  </td>
                  <td className="text-right tabular-nums">{row.openText}</td>
                  <td>
                    <Button size="sm" variant="secondary" onClick={() => setChosen(row)}>
                      {t.record}
                      <span className="sr-only">: {row.number}</span>
                    </Button>
                  </td>
                </tr>
              ))}
            </PlainTable>
            {list.items.length === 0 && <NoRows />}
            <CursorNav path={path} search={search} list={list} />
          </>
        )}
      </QueryView>
      {chosen && <RecordDialog receivable={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

type Values = { amount: string; reason: string }

function RecordDialog({
  receivable: { number, companyName, openText },
  onClose,
}: {
  receivable: Receivable
  onClose: () => void
}) {
  const t = useOperatorPaymentTexts()
  const desk = useDeskTexts()
  const again = useMoneyAgain()
  const form = useCallForm({
    endpoint: receivablesApi.record,
    defaultValues: { amount: '', reason: '' },
    labels: { amount: t.arrived, reason: desk.reason },
    inputOf: ({ amount, reason }: Values) => ({ number, amount: parseEuros(amount) ?? undefined, reason }),
    async onDone() {
      onClose()
      await again()
    },
  })
  return (
    <Dialog title={`${t.record}: ${number}`} onClose={onClose}>
      <CallForm form={form} className="grid gap-5">
        <p className="text-ink-2">{t.recordLead(companyName, openText)}</p>
        <TextField
          {...form.field('amount')}
          hint={t.arrivedHint}
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
        />
        <Textarea {...form.field('reason')} hint={t.recordReason} maxLength={500} />
        <Button type="submit" isLoading={form.isSending}>
          {t.record}
        </Button>
      </CallForm>
    </Dialog>
  )
}
