import { useSyncExternalStore } from 'react'
import { currentViewer, onViewerChange, viewerState, type Viewer } from './viewer-state.ts'

export type { Viewer }
export type Role = 'visitor' | 'buyer' | 'supplier' | 'operator'
/** Whether pages and controls of a buyer are shown; an account counts as one until its role is known. */
export const mayBuy = (role: Role | null) => role === 'buyer' || role === null

/** 'visitor' until hydrated, as the server renders for visitors only. */
export const useViewer = (): Viewer => useSyncExternalStore(onViewerChange, currentViewer, () => 'visitor')

/** Whether the viewer is known, is being asked for, or may sign in again after the session has ended. */
export const useViewerPhase = () =>
  useSyncExternalStore(
    onViewerChange,
    () => viewerState().phase,
    () => 'settled' as const,
  )

/** False on the server and while hydrating. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
