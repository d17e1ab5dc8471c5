import { createContext, use } from 'react'

/*
 * Stands in the gallery's bundle for web/platform/viewer.ts, so that states of visitors and of buyers are seen beside each
 * other (server/dev-gallery.ts).
 */
export type Viewer = 'visitor' | 'buyer'

export const ViewerContext = createContext<Viewer>('buyer')
export const useViewer = (): Viewer => use(ViewerContext)
export const currentViewer = (): Viewer => 'buyer'
export const useHydrated = () => true
