import { createHash } from 'node:crypto'
import { joined, limitConcurrency } from '../limit-concurrency.ts'
import { workInThread } from './work-in-thread.ts'

/**
 * Has a module of ours make files beside the event loop, which a long one would stop for seconds; one at a time in a process. Who
 * asks for the same one while it is made waits for it. Rejects with Busy when too many others wait.
 */
export function workOneAtATime<Request>(module: URL, { waiting }: { waiting: number }) {
  const make = workInThread<Request>(module, { idleMs: 60_000, limitMs: 60_000 })
  const inTurn = limitConcurrency({ atOnce: 1, waiting })
  const underWay = new Map<string, Promise<Buffer>>()
  return async function makeFile(request: Request): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
    const running = underWay.get(key)
    if (running) return joined(running, () => makeFile(request))
    const made = inTurn(() => make(request)).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
