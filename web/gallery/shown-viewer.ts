import { createContext, use } from 'react'

/*
 * Stands in the gallery's bundle for web/platform/viewer/viewer.ts, so that states of visitors and of buyers are seen beside each
 * other (server/dev/dev-gallery.ts).
 */
export type Viewer = 'visitor' | 'account-1'

export const ViewerContext = createContext<Viewer>('account-1')
export const useViewer = (): Viewer => use(ViewerContext)
export const useViewerPhase = () => 'settled' as const
export const useHydrated = () => true
