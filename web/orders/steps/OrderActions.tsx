import { useState } from 'react'
import type { SubOrder } from '../../../contract/orders/orders.ts'
import { Link } from '../../frame/Link.tsx'
import { accountPaths } from '../../account-paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import type { ReturnDialogProps } from './ReturnDialog.tsx'
import { useOrderTexts } from '../texts.ts'
import { useOrderStep } from './use-order-step.ts'

const ReturnDialog = lazyPart(async () => (await import('./ReturnDialog.tsx')).ReturnDialog, {
  close: ({ onClose }: ReturnDialogProps) => onClose(),
})

const AnnounceReturns = lazyPart(async () => (await import('./AnnounceReturns.tsx')).AnnounceReturns, {
  close: ({ onClose }: ReturnDialogProps) => onClose(),
})

const actions = ['CONFIRM_DELIVERY', 'REQUEST_RETURN', 'CANCEL'] as const
type Action = (typeof actions)[number]
type OrderActionsProps = { orderId: string; store: SubOrder }

/** What the buyer may do with a store's part of an order now; each is confirmed first. */
export function OrderActions({ orderId, store }: OrderActionsProps) {
  const t = useOrderTexts().detail
  const [confirming, setConfirming] = useState<Action | null>(null)
  const [isAnnouncing, setAnnouncing] = useState(false)
  const { user } = useSession()
  const possible = actions.filter((action) => store.allowedActions.includes(action))
  // What nobody has paid is no order of the store yet.
  const isPlaced = store.status !== 'PENDING_PAYMENT'
  if (possible.length === 0 && !store.canClaim && !isPlaced) return null
  const asked = { orderId, store, onClose: () => setConfirming(null) }
  return (
    <div className="flex flex-wrap gap-3 border-t border-line px-4 py-4 sm:px-6 print:hidden">
      {possible.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'CANCEL' ? 'danger' : 'secondary'}
          onClick={() => setConfirming(action)}
        >
          {t.actions[action].button}
        </Button>
      ))}
      {store.canClaim && (
        <Link
          to={accountPaths.newClaim(store.subOrderNumber)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t.claim}
        </Link>
      )}
      {(store.status === 'PLACED' || store.status === 'CONFIRMED') && mayOpen(user, 'buy') && (
        <Button size="sm" variant="secondary" onClick={() => setAnnouncing(true)}>
          {t.announce}
        </Button>
      )}
      {isPlaced && (
        <Link
          to={accountPaths.messagesAbout(store.subOrderNumber)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t.write}
        </Link>
      )}
      {isAnnouncing && <AnnounceReturns {...{ orderId, store }} onClose={() => setAnnouncing(false)} />}
      {confirming === 'REQUEST_RETURN' && <ReturnDialog {...asked} />}
      {confirming && confirming !== 'REQUEST_RETURN' && <AskFirst {...asked} action={confirming} />}
    </div>
  )
}

type AskFirstProps = ReturnDialogProps & { action: Exclude<Action, 'REQUEST_RETURN'> }

function AskFirst({ orderId, store, action, onClose }: AskFirstProps) {
  const t = useTexts()
  const { detail } = useOrderTexts()
  const step = useOrderStep(orderId, store, onClose)
  const texts = detail.actions[action]
  const isUnpaid = store.status === 'PENDING_PAYMENT'
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="text-ink-2">{isUnpaid ? detail.cancelsAll : texts.text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.ui.back}
        </Button>
        <Button isLoading={step.isPending} onClick={() => step.mutate({ action })}>
          {texts.button}
        </Button>
      </div>
    </Dialog>
  )
}
