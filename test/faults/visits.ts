import { setTimeout as delay } from 'node:timers/promises'

const TIMEOUT_MS = 30_000

/** Status of a GET that a proxy in front says comes from this address, and how long it took; 0 where it got no whole answer. */
export async function visit(url: string, from: string, headers: Record<string, string> = {}) {
  const began = performance.now()
  const status = await fetch(url, {
    headers: { ...headers, 'x-forwarded-for': from },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    })
    .catch(() => 0)
  return { status, ms: performance.now() - began }
}

/** Somebody who opens one address after the other until told to stop, each as a client of its own network. */
export function startVisits(urls: string[], headers: Record<string, string> = {}) {
  const ms: number[] = []
  const failed: string[] = []
  const end = new AbortController()
  async function visitAll() {
    for (let turn = 0; !end.signal.aborted; turn++) {
      const url = urls[turn % urls.length]!
      const { status, ms: took } = await visit(url, `198.51.100.${turn % 250}`, headers)
      ms.push(took)
      if (status !== 200) failed.push(`${url} answered a visitor ${status}`)
      await delay(30)
    }
  }
  const visiting = visitAll()
  return {
    ms,
    async stop() {
      end.abort()
      await visiting
      return { ms, failed }
    },
  }
}
