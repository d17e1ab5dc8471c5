import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import * as deliveryApi from '../../../contract/delivery.ts'
import type { Calendar, StoreCalendar } from '../../../contract/delivery.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDeliveryTexts } from '../texts.ts'
import { Closures } from './Closures.tsx'
import { Hours } from './Hours.tsx'
import { Preview } from './Preview.tsx'
import { Routes } from './Routes.tsx'
import { calendarOf, draftOf, isValid, type Draft } from './calendar-draft.ts'

const calendarQuery = queryOptions({
  queryKey: ['delivery-calendar'],
  queryFn: ({ signal }) => call(deliveryApi.read, {}, { signal }),
})

/** When the store works and on which days it delivers where, with what follows from it. */
export function Component() {
  const { places } = useDeskTexts()
  const t = useDeliveryTexts()
  const read = useRead(calendarQuery)
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.delivery} lead={t.lead} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
        {(saved) => <CalendarForm key={saved.version} saved={saved} />}
      </QueryView>
    </div>
  )
}

function CalendarForm({ saved }: { saved: StoreCalendar }) {
  const t = useDeliveryTexts()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(saved.calendar))
  const [isChecked, setChecked] = useState(false)
  const save = useWrite({
    mutationFn: (calendar: Calendar) => call(deliveryApi.change, { calendar, version: saved.version }),
    onSuccess(reply) {
      showToast('success', t.saved)
      queryClient.setQueryData(calendarQuery.queryKey, reply)
      return queryClient.invalidateQueries({ queryKey: ['delivery-preview'] })
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isValid(draft)) save.mutate(calendarOf(draft))
  }
  const part = { draft, isChecked, onChange: (values: Partial<Draft>) => setDraft((last) => ({ ...last, ...values })) }
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Hours {...part} leadTimeDays={saved.leadTimeDays} />
        {draft.mode === 'ROUTE' && <Routes {...part} />}
        <Closures {...part} />
        <FormRefusal text={isChecked && !isValid(draft) ? t.incomplete : (save.error?.message ?? null)} />
        <Button type="submit" isLoading={save.isPending} className="sm:justify-self-start">
          {t.save}
        </Button>
      </form>
      <Card title={t.preview.title} className="mt-4">
        <Preview />
      </Card>
    </>
  )
}
