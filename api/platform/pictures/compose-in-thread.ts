import { workInThread } from '../threads/work-in-thread.ts'
import type { Composer, PictureRequest } from './compose-picture.ts'

/** Composes beside the event loop, which painting would block for up to half a second. */
export function composeInThread(source: string): Composer {
  const module = new URL('./picture-thread.ts', import.meta.url)
  return { compose: workInThread<PictureRequest>(module, { data: { source }, idleMs: 30_000 }) }
}
