import type { ReactNode } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useViewer } from '../../platform/viewer/viewer.ts'

const AlreadySignedIn = lazyPart(async () => (await import('./AlreadySignedIn.tsx')).AlreadySignedIn, {
  missing: 'sentence',
})

/** A page that asks for an account; the signed-in get ways on instead. */
export const ForVisitors = ({ children }: { children: ReactNode }) =>
  useViewer() === 'visitor' ? children : <AlreadySignedIn />
