import type { SubOrderStatus } from '../../contract/orders/orders.ts'
import { orderStatuses, paymentStatuses } from '../../contract/orders/orders.ts'
import { AddressCard } from '../account/addresses/AddressCard.tsx'
import { DocumentLink } from '../orders/DocumentLink.tsx'
import { PaymentTag } from '../orders/PaymentTag.tsx'
import { StatusTag } from '../orders/StatusTag.tsx'
import { SubOrderCard } from '../orders/SubOrderCard.tsx'
import { useOrderTexts } from '../orders/texts.ts'
import { Timeline } from '../orders/Timeline.tsx'
import { useAccountTexts } from '../account/account-texts.ts'
import { useLanguage } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Example, Examples, useGalleryTexts, type StateName } from './Example.tsx'
import { sampleAddress, sampleSubOrder } from './sample-orders.ts'

type Steps = ReturnType<typeof useOrderTexts>['detail']['steps']

export function Part() {
  const language = useLanguage()
  const account = useAccountTexts()
  const t = useOrderTexts().detail
  const { samples, states } = useGalleryTexts()
  const shown = waysOf(t.steps, states.cancelled)
  const partial = sampleSubOrder(language, shown[1]![1], { allowedActions: ['CONFIRM_DELIVERY'] })
  return (
    <>
      <Examples of="Timeline">
        {shown.map(([state, events], i) => (
          <Example key={i} state={state} width="wide">
            <Timeline store={sampleSubOrder(language, events)} />
          </Example>
        ))}
      </Examples>
      <Examples of="SubOrderCard">
        <Example state="partial" width="wide">
          <SubOrderCard orderId="" store={partial} totals={partial.summary.grossTotalText} />
        </Example>
      </Examples>
      <Examples of="StatusTag">
        {orderStatuses.map((status) => (
          <StatusTag key={status} status={status} text={status.toLowerCase().replace('_', ' ')} />
        ))}
      </Examples>
      <Examples of="PaymentTag">
        {paymentStatuses.map((status) => (
          <PaymentTag key={status} status={status} text={status.toLowerCase().replace('_', ' ')} />
        ))}
      </Examples>
      <Examples of="DocumentLink">
        <DocumentLink orderId="" document={{ type: 'INVOICE', number: 'TID-2026-0042', url: '' }} />
        <DocumentLink orderId="" document={{ type: 'CREDIT_NOTE', number: 'TID-2026-0043', url: '' }} />
      </Examples>
      <Examples of="AddressCard">
        {[false, true].map((selected) => (
          <Example key={String(selected)} state={selected ? 'selected' : 'rest'} width="card">
            <AddressCard address={{ ...sampleAddress, selected }}>
              <Button size="sm" variant="secondary">
                {account.edit}
              </Button>
            </AddressCard>
          </Example>
        ))}
        <Example width="card">
          <AddressCard address={{ ...sampleAddress, companyName: samples.cups.replaceAll(' ', '-') }} />
        </Example>
      </Examples>
    </>
  )
}

function waysOf(steps: Steps, cancelled: string): [StateName, [SubOrderStatus, string][]][] {
  const to = (...names: (keyof Steps)[]) => names.map((name): [SubOrderStatus, string] => [name, steps[name]])
  return [
    ['rest', to('PLACED')],
    ['partial', to('PLACED', 'CONFIRMED', 'SHIPPED')],
    ['done', to('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED')],
    ['cancelled', [...to('PLACED'), ['CANCELLED', cancelled]]],
  ]
}
