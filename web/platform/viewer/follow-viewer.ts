import type { QueryClient } from '@tanstack/react-query'
import { onOtherTab, readToken } from './session.ts'
import { dropOtherAccounts } from './query-hash.ts'
import {
  beginViewerChange,
  currentViewer,
  onViewerChange,
  settleViewer,
  viewerState,
  type Viewer,
} from './viewer-state.ts'

/** The viewer may change while a page loads: it is then loaded again for the new one. */
export async function loadForViewer<Page>(load: () => Promise<Page>): Promise<Page> {
  const viewer = currentViewer()
  const page = await load()
  return viewer === currentViewer() ? page : loadForViewer(load)
}

/** Becomes the viewer of the stored token; 'account-1' before anything is shown. */
export function startViewer(): Viewer {
  settleViewer({ token: readToken() })
  return currentViewer()
}

/** Follows sign-ins of other tabs, also after this one was frozen. Returns how to stop. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const follow = () => {
    const { token, phase } = viewerState()
    if (readToken() === token && phase !== 'changing') return
    beginViewerChange()
    // Most visits need none of it.
    void import('./change-viewer.ts').then(
      ({ followToken }) => followToken(queryClient),
      // Without a connection the token's account is unknown.
      () => settleViewer({ token: readToken() }),
    )
  }
  follow()
  addEventListener('pageshow', follow)
  const stop = onOtherTab(follow)
  return () => {
    removeEventListener('pageshow', follow)
    stop()
  }
}

/**
 * Follows every change of the viewer, here and in other tabs. Another viewer is a
 * navigation: the page on the screen stays until `refresh` has loaded it for them, then what was read for others goes.
 */
export function followViewer(queryClient: QueryClient, refresh: () => Promise<void>): void {
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
  followOtherTabs(queryClient)
}
