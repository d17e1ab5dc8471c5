import { useState } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { clearPendingAction, readPendingAction } from '../platform/pending-action.ts'

const close = clearPendingAction
const AddPendingItem = lazyPart(async () => (await import('../cart/AddPendingItem.tsx')).AddPendingItem, { close })
const AddPendingNotice = lazyPart(async () => (await import('../restock/AddPendingNotice.tsx')).AddPendingNotice, {
  close,
})
const SavePendingChoice = lazyPart(
  async () => (await import('../saved-filters/SavePendingChoice.tsx')).SavePendingChoice,
  { close },
)

/** Does what a visitor wanted before signing in, once. */
export function ContinueAction() {
  const [action] = useState(readPendingAction)
  if (action?.kind === 'restock') return <AddPendingNotice product={action} />
  if (action?.kind === 'filter') return <SavePendingChoice choice={action.choice} name={action.name} />
  return action && <AddPendingItem item={action} />
}
