import type { QueryClient } from '@tanstack/react-query'
import { followOtherTabs, startViewer } from './change-viewer.ts'
import { dropOtherAccounts } from './query-hash.ts'
import { currentViewer, onViewerChange } from './viewer-state.ts'

/** Who is looking may change while a page is on its way: it is then loaded for whoever looks now. */
export async function loadForViewer<Page>(load: () => Promise<Page>): Promise<Page> {
  const viewer = currentViewer()
  const page = await load()
  return viewer === currentViewer() ? page : loadForViewer(load)
}

/**
 * Begins as the viewer of the stored token and follows every change, here and in other tabs. Another viewer is a
 * navigation: the page on the screen stays until `refresh` has loaded it for them, then what was read for others goes.
 */
export function followViewer(queryClient: QueryClient, refresh: () => Promise<void>): void {
  startViewer()
  followOtherTabs(queryClient)
  let shown = currentViewer()
  onViewerChange(() => {
    const viewer = currentViewer()
    if (viewer === shown) return
    shown = viewer
    const { dataset } = document.documentElement
    if (viewer === 'visitor') delete dataset.viewer
    else dataset.viewer = 'buyer'
    void refresh().then(() => dropOtherAccounts(queryClient, currentViewer()))
  })
}
