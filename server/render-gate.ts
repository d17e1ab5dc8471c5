/** The queue is full: the page is answered with 503 and Retry-After. */
export class RenderGateFull extends Error {}

/**
 * Lets at most `atOnce` renders run, further ones wait in a queue of `waiting`. Rendering is work of the processor:
 * more at once would only make each of them later.
 */
export function createRenderGate({ atOnce = 2, waiting = 64 } = {}) {
  let running = 0
  const queue: (() => void)[] = []
  return async function through<T>(render: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new RenderGateFull('Too many pages are being rendered.')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await render()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
