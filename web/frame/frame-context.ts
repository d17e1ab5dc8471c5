import { createContext, use } from 'react'

export type Frame = {
  /** Scheme and host of canonical links; from the configuration, never from a request. */
  origin: string
  /** Loads chunk, data and first image of a local path before it is opened. */
  prefetch: (href: string) => void
}
export const FrameContext = createContext<Frame>({ origin: '', prefetch: () => {} })
export const useFrame = () => use(FrameContext)
