import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import * as deliveryApi from '../../../contract/delivery.ts'
import type { Calendar, StoreCalendar } from '../../../contract/delivery.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useTypedFields } from '../../platform/forms/use-typed-text.ts'
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
        {(saved) => <CalendarForm saved={saved} />}
      </QueryView>
    </div>
  )
}

/** What is typed and the version that it is to replace. */
const nothing: { draft: Draft | null; version: number } = { draft: null, version: 0 }
const isChanged = (error: Error | null) => error instanceof CallProblem && error.code === 'DRAFT_CHANGED'
const isSame = (one: Calendar, other: Calendar) => JSON.stringify(one) === JSON.stringify(other)

/** What is typed is there again after a reload, and stays where somebody else has saved meanwhile: then the next press replaces theirs. */
function CalendarForm({ saved }: { saved: StoreCalendar }) {
  const t = useDeliveryTexts()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useTypedFields('delivery calendar', nothing)
  const draft: Draft = { ...draftOf(saved.calendar), ...typed.draft }
  const version = typed.draft === null ? saved.version : typed.version
  const [isChecked, setChecked] = useState(false)
  const show = (fresh: StoreCalendar) => queryClient.setQueryData(calendarQuery.queryKey, fresh)
  const save = useWrite({
    mutationFn: (calendar: Calendar) => call(deliveryApi.change, { calendar, version }),
    onSuccess(reply, calendar) {
      showToast('success', t.saved)
      show(reply)
      // What was typed while it was on its way is of the new one.
      setTyped(isSame(calendarOf(draft), calendar) ? null : { version: reply.version })
      return queryClient.invalidateQueries({ queryKey: ['delivery-preview'] })
    },
    async onError(error) {
      if (!isChanged(error)) return
      const fresh = await call(deliveryApi.read, {})
      setTyped({ draft, version: fresh.version })
      show(fresh)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isValid(draft)) save.mutate(calendarOf(draft))
  }
  const part = {
    draft,
    isChecked,
    onChange: (values: Partial<Draft>) => setTyped({ draft: { ...draft, ...values }, version }),
  }
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Hours {...part} leadTimeDays={saved.leadTimeDays} />
        {draft.mode === 'ROUTE' && <Routes {...part} />}
        <Closures {...part} />
        <FormRefusal text={isChecked && !isValid(draft) ? t.incomplete : (save.error?.message ?? null)} />
        {isChanged(save.error) && typed.draft !== null && (
          <p className="flex flex-wrap items-center gap-3 text-small text-ink-2">
            {t.changed}
            <button type="button" className="desk-button" onClick={() => setTyped(null)}>
              {t.takeSaved}
            </button>
          </p>
        )}
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
