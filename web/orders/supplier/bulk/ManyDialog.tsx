import { useState } from 'react'
import type { Run } from '../../../../contract/desk/runs.ts'
import * as manyOrdersApi from '../../../../contract/orders/many-orders.ts'
import type { ManyAction } from '../../../../contract/orders/many-orders.ts'
import type { StoreOrderEntry } from '../../../../contract/orders/packing.ts'
import { ScrollList } from '../../../desk/ScrollList.tsx'
import { call } from '../../../platform/calls/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { carriers, fitsCarrier } from '../carriers.ts'
import { useSupplierTexts } from '../texts.ts'
import { LeftOrders } from './LeftOrders.tsx'
import { trackingNumbersOf, type Refusal, type TrackingNumbers } from './tracking-numbers.ts'

type ManyDialogProps = {
  action: ManyAction
  orders: readonly StoreOrderEntry[]
  onRun: (run: Run) => void
  onClose: () => void
}

/** Says for how many of the chosen orders a step is possible, and why not for the others, before it begins. */
export function ManyDialog({ action, orders, onRun, onClose }: ManyDialogProps) {
  const t = useSupplierTexts().bulk
  const { back } = useTexts().ui
  const [carrier, setCarrier] = useState('DHL')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const possible = orders.filter((row) => row.allowedActions.includes(action))
  const left = orders.filter((row) => !possible.includes(row))
  const parcels = trackingNumbersOf(
    text,
    possible.map(({ subOrderNumber }) => subOrderNumber),
  )
  const begin = useWrite({
    mutationFn: () =>
      call(manyOrdersApi.actOnMany, {
        action,
        ...(action === 'SHIP' && { carrier }),
        orders: possible.map(({ subOrderNumber, version }) => {
          const trackingNumber = parcels.numbers.get(subOrderNumber)
          return { subOrderNumber, version, ...(action === 'SHIP' && trackingNumber && { trackingNumber }) }
        }),
      }),
    onSuccess: onRun,
  })
  const submit = () => (parcels.refusal ? setTried(true) : begin.mutate())
  return (
    <Dialog
      title={t.titles[action]}
      onClose={onClose}
      hasUnsaved={text.trim() !== ''}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {back}
          </Button>
          <Button disabled={possible.length === 0} isLoading={begin.isPending} onClick={submit}>
            {t.begin[action](possible.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p role="status">{t.possible[action](possible.length, orders.length)}</p>
        {left.length > 0 && <LeftOrders action={action} orders={left} />}
        {action === 'SHIP' && possible.length > 0 && (
          <>
            <p className="text-small text-ink-2">{t.shipsOpen}</p>
            <SelectField
              label={t.carrier}
              value={carrier}
              options={carriers.map((name) => ({ value: name, label: name }))}
              onChange={({ target }) => setCarrier(target.value)}
            />
            <Textarea
              label={t.trackingNumbers}
              isOptional
              hint={t.trackingHint}
              error={isTried && parcels.refusal ? refusalText(parcels.refusal, t.refusals) : undefined}
              value={text}
              onBlur={() => setTried(true)}
              onChange={({ target }) => setText(target.value)}
            />
            <ParcelList orders={possible} carrier={carrier} numbers={parcels.numbers} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type Sentences = ReturnType<typeof useSupplierTexts>['bulk']['refusals']

function refusalText(refusal: Refusal, t: Sentences): string {
  if (refusal.kind === 'COUNT') return t.COUNT(refusal.lines, refusal.orders)
  if (refusal.kind === 'UNKNOWN' || refusal.kind === 'TWICE') return t[refusal.kind](refusal.line, refusal.name)
  return t[refusal.kind](refusal.line)
}

type ParcelListProps = {
  orders: readonly StoreOrderEntry[]
  carrier: string
  numbers: TrackingNumbers['numbers']
}

/** Which number goes to which order, as it will be sent. */
function ParcelList({ orders, carrier, numbers }: ParcelListProps) {
  const t = useSupplierTexts()
  return (
    <ScrollList as="ol" label={t.bulk.parcels} className="max-h-56 gap-1.5 text-small">
      {orders.map(({ subOrderNumber, companyName }) => {
        const number = numbers.get(subOrderNumber)
        return (
          <li key={subOrderNumber}>
            <span className="flex justify-between gap-3">
              <span>
                {subOrderNumber} <span className="text-ink-3">{companyName}</span>
              </span>
              <span className={number ? undefined : 'text-ink-3'}>{number ?? t.bulk.withoutNumber}</span>
            </span>
            {number && !fitsCarrier(carrier, number) && (
              <span className="text-xs text-warn">{t.panel.oddNumber(carrier)}</span>
            )}
          </li>
        )
      })}
    </ScrollList>
  )
}
