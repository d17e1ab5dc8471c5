import { useState, type ComponentProps } from 'react'
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
  // The tab's storage knows no types: what was stored under a kind is what its part takes.
  if (action?.kind === 'restock') return <AddPendingNotice {...(action as ComponentProps<typeof AddPendingNotice>)} />
  if (action?.kind === 'saved-filter')
    return <SavePendingChoice {...(action as ComponentProps<typeof SavePendingChoice>)} />
  if (action?.kind === 'cart') return <AddPendingItem {...(action as ComponentProps<typeof AddPendingItem>)} />
  return null
}
