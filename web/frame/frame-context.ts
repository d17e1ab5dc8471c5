import { createContext, use } from 'react'

export type Frame = {
  /** Scheme and host of canonical links; from the configuration, never from a request. */
  origin: string
  /** Loads chunk, data and first image of a local path before it is opened. */
  prefetch: (href: string) => void
  /** Goes to a local path. */
  open: (href: string) => void
  /** Loads the page of the address anew. */
  reload: () => void
}
const idle = () => {}
export const staticFrame = (origin: string): Frame => ({ origin, prefetch: idle, open: idle, reload: idle })
export const FrameContext = createContext(staticFrame(''))
export const useFrame = () => use(FrameContext)

/** The path that is being loaded; null while nothing is under way. */
export const PendingContext = createContext<string | null>(null)
export const usePending = () => use(PendingContext)
