import { createContext, use } from 'react'
import type { Navigator } from 'react-router'
import type { Loaded } from './loading.ts'

export type Frame = {
  /** Scheme and host of canonical links; from the configuration, never from a request. */
  origin: string
  page: Loaded
  navigator: Navigator
  /** Loads chunk, data and first image of a local path before it is opened. */
  prefetch: (href: string) => void
  /** Loads the page of the address anew. */
  reload: () => void
}
export const FrameContext = createContext<Frame | null>(null)
export const useFrame = () => use(FrameContext)!
