import { useEffect } from 'react'
import { clearPendingAction } from './pending-action.ts'

/** Does once what a visitor had pressed before signing in. */
export function usePendingAction(act: () => unknown): void {
  useEffect(() => {
    clearPendingAction()
    void act()
    // Once, when somebody has signed in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
