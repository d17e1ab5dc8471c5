import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as orderListApi from '../../../contract/operator/order-list.ts'
import type { OperatorOrderEntry } from '../../../contract/operator/orders.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { ScrollList } from '../../desk/ScrollList.tsx'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorOrderTexts } from './texts.ts'

/** What of an order waits for its store's word. */
export const waitingParts = ({ stores }: OperatorOrderEntry) => stores.filter(({ status }) => status === 'PLACED')

type ConfirmManyProps = { orders: readonly OperatorOrderEntry[]; onBegun: () => void }

/** Confirms what waits of the chosen orders in the names of their stores, with one reason; says of each why it could not be. */
export function ConfirmMany({ orders, onBegun }: ConfirmManyProps) {
  const { many: t } = useOperatorOrderTexts()
  const { chosen } = useDeskTexts().list
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [run, setRun] = useState<string | null>(null)
  const parts = orders.flatMap(waitingParts)
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(orderListApi.confirmMany, { subOrderNumbers: parts.map((part) => part.subOrderNumber), reason }),
    onSuccess({ id }) {
      setRun(id)
      onBegun()
    },
  })
  return (
    <>
      {orders.length > 0 && (
        <div className="desk-bulk" role="region" aria-label={chosen(orders.length)}>
          <b>{chosen(orders.length)}</b>
          <button type="button" className="desk-button" onClick={() => setOpen(true)}>
            {t.confirm}
          </button>
        </div>
      )}
      {isOpen && (
        <ReasonDialog
          title={t.confirm}
          hint={t.hint}
          action={t.confirm}
          isPossible={parts.length > 0}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        >
          <p className="font-semibold">{t.parts(parts.length)}</p>
          <ScrollList className="max-h-48 gap-1">
            {parts.map(({ subOrderNumber, storeName }) => (
              <li key={subOrderNumber}>
                {subOrderNumber} · {storeName}
              </li>
            ))}
          </ScrollList>
        </ReasonDialog>
      )}
      {run && (
        <RunDialog
          id={run}
          title={t.confirm}
          nameOf={(id) => id}
          onDone={() => void queryClient.invalidateQueries({ queryKey: ['operator'] })}
          onClose={() => setRun(null)}
        />
      )}
    </>
  )
}
