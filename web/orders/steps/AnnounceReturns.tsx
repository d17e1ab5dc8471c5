import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubOrder } from '../../../contract/orders/orders.ts'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import { call } from '../../platform/calls/call.ts'
import { isWholeNumber } from '../../platform/forms/whole-number.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { lendersQuery } from '../empties/queries.ts'
import { useEmptiesTexts } from '../empties/texts.ts'
import type { ReturnDialogProps } from './ReturnDialog.tsx'

/** What the buyer gives the driver of a delivery: empties and transport aids, by what is on the account of its store. */
export function AnnounceReturns({ orderId, store, onClose }: ReturnDialogProps) {
  const t = useEmptiesTexts().announce
  const read = useRead(lendersQuery(useLanguage()))
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p className="text-ink-2">{t.text(store.storeName)}</p>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="mt-4 h-32 rounded-md" />}>
        {({ partners }) => {
          const items = partners.find(({ partnerId }) => partnerId === store.storeId)?.items ?? []
          return items.length === 0 ? (
            <p className="mt-4">{t.nothing(store.storeName)}</p>
          ) : (
            <Counts {...{ orderId, store, items, onClose }} />
          )
        }}
      </QueryView>
    </Dialog>
  )
}

type CountsProps = ReturnDialogProps & { items: emptiesApi.HeldItem[] }

const countsOf = ({ announcedReturns = [] }: SubOrder): Record<string, string> =>
  Object.fromEntries(announcedReturns.map(({ code, pieces }) => [code, String(pieces)]))

function Counts({ orderId, store, items, onClose }: CountsProps) {
  const t = useTexts()
  const { announce, supplier } = useEmptiesTexts()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(() => countsOf(store))
  const lines = Object.entries(typed)
    .map(([code, text]) => ({ code, pieces: Number(text) }))
    .filter(({ pieces }) => pieces !== 0)
  const isWhole = (text = '') => isWholeNumber(text, emptiesApi.MOST_COUNTED)
  const save = useWrite({
    mutationFn: () => call(emptiesApi.announce, { storeId: store.storeId, orderId, lines }),
    onSuccess() {
      showToast('success', announce.saved)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <>
      <ul className="mt-4 grid gap-3">
        {items.map(({ code, name, pieces, totalText }) => (
          <li key={code} className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-4">
            <span className="text-medium">
              <span className="block font-medium">{name}</span>
              <span className="block text-small text-ink-2 tabular-nums">{supplier.heldOf(pieces, totalText)}</span>
            </span>
            <TextField
              label={announce.piecesOf(name)}
              isLabelHidden
              type="number"
              inputMode="numeric"
              min={0}
              max={emptiesApi.MOST_COUNTED}
              step={1}
              placeholder="0"
              value={typed[code] ?? ''}
              error={isWhole(typed[code]) ? undefined : announce.wholeNumber(emptiesApi.MOST_COUNTED)}
              onChange={({ target: { value } }) => setTyped({ ...typed, [code]: value })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.ui.back}
        </Button>
        <Button isLoading={save.isPending} onClick={() => Object.values(typed).every(isWhole) && save.mutate()}>
          {announce.save}
        </Button>
      </div>
    </>
  )
}
