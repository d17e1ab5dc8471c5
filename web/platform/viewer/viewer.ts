import { useSyncExternalStore } from 'react'
import { currentViewer, onViewerChange, viewerState, type Viewer } from './viewer-state.ts'

export type { Viewer }

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
