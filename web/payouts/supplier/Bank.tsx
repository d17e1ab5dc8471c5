import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as bankApi from '../../../contract/payouts/bank-account.ts'
import { BANK_WAIT_HOURS, type StoreBank } from '../../../contract/payouts/bank-account.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useBankTexts } from './bank-texts.ts'

const bankQuery = queryOptions({
  queryKey: ['supplier', 'bank'],
  queryFn: ({ signal }) => call(bankApi.read, {}, { signal }),
  refetchOnMount: 'always',
})

/** Where a store's payouts go, what waits to take its place, and the way to enter another account. */
export function Component() {
  const t = useBankTexts()
  const { places } = useDeskTexts()
  const { user } = useSession()
  const read = useRead(bankQuery)
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.bank} lead={t.lead} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
        {(bank) => (
          <>
            <Card title={t.current}>
              <p className="px-[18px] pb-4">
                {bank.current ? t.account(bank.current.ibanEnd, bank.current.holder) : t.none}
              </p>
            </Card>
            {bank.change && <Change change={bank.change} />}
            {mayOpen(user, 'store') ? (
              <AccountForm version={bank.version} />
            ) : (
              <p className="text-ink-2">{t.ownersOnly}</p>
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}

const variants = { WAITING: 'info', APPROVED: 'ok', REFUSED: 'danger' } as const

function Change({ change }: { change: NonNullable<StoreBank['change']> }) {
  const t = useBankTexts()
  const language = useLanguage()
  const { state, ibanEnd, holder, enteredBy, createdAt, usableFrom, words } = change
  const from = momentText(usableFrom, language)
  return (
    <Card title={t.changeTitle} mark={<Tag variant={variants[state]}>{t.states[state]}</Tag>}>
      <div className="grid gap-1 px-[18px] pb-4">
        <p>{t.account(ibanEnd, holder)}</p>
        <p className="text-ink-2">{t.entered(enteredBy, momentText(createdAt, language))}</p>
        {state === 'REFUSED' ? (
          <p className="whitespace-pre-line text-danger">{t.refused(words)}</p>
        ) : (
          <p className="text-ink-2">{state === 'WAITING' ? t.waiting(from) : t.approved(from)}</p>
        )}
      </div>
    </Card>
  )
}

const blank = { iban: '', holder: '' }

function AccountForm({ version }: { version: number }) {
  const t = useBankTexts()
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: bankApi.change,
    defaultValues: blank,
    labels: t.fields,
    inputOf: (values: typeof blank) => ({ ...values, version }),
    onDone(bank) {
      queryClient.setQueryData(bankQuery.queryKey, bank)
      form.reset(blank)
      showToast('success', t.saved)
    },
    onRefused({ code }) {
      // What somebody else has entered is shown; the next press replaces it.
      if (code === 'DRAFT_CHANGED') void queryClient.invalidateQueries({ queryKey: bankQuery.queryKey })
    },
  })
  return (
    <Card title={t.formTitle}>
      <CallForm form={form} className="grid max-w-xl gap-4 px-[18px] pb-5">
        <p className="text-ink-2">{t.formLead(BANK_WAIT_HOURS)}</p>
        <TextField {...form.field('iban')} autoComplete="off" maxLength={42} />
        <TextField {...form.field('holder')} autoComplete="off" maxLength={70} />
        <Button type="submit" isLoading={form.isSending} className="justify-self-start">
          {t.save}
        </Button>
      </CallForm>
    </Card>
  )
}
