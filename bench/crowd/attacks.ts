import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { Agent, fetch } from 'undici'

/** Goes on until the signal ends; what it sends, it counts by the answer. */
export type Attack = (
  target: { origin: string; tokens: string[]; skuIds: string[] },
  end: AbortSignal,
) => Promise<Counts>
type Counts = Record<string, number>

const SOCKETS = 10_000
const SENDERS = 16
const NORMAL_A_SECOND = 30

// None of the process's own connections may keep another one waiting.
const agent = new Agent({ connections: 256, bodyTimeout: 30_000 })

const add = (counts: Counts, what: string) => (counts[what] = (counts[what] ?? 0) + 1)
const addressOf = (n: number) => `203.0.${113 + Math.floor(n / 250)}.${n % 250}`

/** Sixteen at a time, each from an address of its own, one call after the other. */
function senders(
  callOf: (n: number) => { path: string; body?: string | Buffer; headers?: Record<string, string> },
): Attack {
  return async ({ origin }, end) => {
    const counts: Counts = {}
    let sent = 0
    async function sender(from: string) {
      while (!end.aborted) {
        const { path, body, headers } = callOf(sent++)
        const reply = await fetch(origin + path, {
          dispatcher: agent,
          method: body ? 'POST' : 'GET',
          headers: { 'x-forwarded-for': from, ...headers },
          ...(body && { body }),
        }).catch(() => null)
        await reply?.arrayBuffer().catch(() => null)
        add(counts, String(reply?.status ?? 'cut'))
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, (_, n) => sender(addressOf(n))))
    return counts
  }
}

const json = { 'content-type': 'application/json' }
const signIn = '/api/v1/auth/sign-in'
const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(100_000_000) }))
const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`

/** Ten thousand connections that never finish what they say; who is cut comes again. */
const slowLoris: Attack = async ({ origin }, end) => {
  const port = Number(new URL(origin).port)
  const counts: Counts = {}
  const open = new Set<Socket>()
  const head = 'GET / HTTP/1.1\r\nhost: tresen.test\r\nx-slow: 1'
  const body = `POST ${signIn} HTTP/1.1\r\nhost: tresen.test\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{"email"`
  let most = 0
  for (let n = 0; !end.aborted; await delay(5))
    for (let more = 0; more < 50 && open.size < SOCKETS; more++) {
      const socket = connect(port, '127.0.0.1').on('error', () => add(counts, 'refused'))
      open.add(socket)
      socket.resume().once('close', () => (add(counts, 'closed'), open.delete(socket)))
      socket.write(n++ % 2 ? head : body)
      most = Math.max(most, open.size)
    }
  for (const socket of open) socket.destroy()
  return { ...counts, 'at once': most }
}

/** Ten times what the half hour of docs/performance.md is asked for in a second, by 256 people who look around and fill carts. */
const crowd: Attack = async ({ origin, tokens, skuIds }, end) => {
  const counts: Counts = {}
  const pauseMs = (tokens.length / (10 * NORMAL_A_SECOND)) * 1000
  async function buyer(token: string, n: number) {
    await delay(Math.random() * pauseMs)
    for (let turn = n; !end.aborted; turn++) {
      const skuId = skuIds[turn % skuIds.length]!
      const path = [
        '/api/v1/cart',
        `/api/v1/products/${skuId}`,
        `/api/v1/listings/search?q=tasse${turn % 50}`,
        '/api/v1/account/home',
      ][turn % 4]!
      const began = performance.now()
      const reply = await fetch(origin + path, {
        dispatcher: agent,
        headers: { 'x-forwarded-for': addressOf(n), authorization: `Bearer ${token}` },
      }).catch(() => null)
      await reply?.arrayBuffer().catch(() => null)
      add(counts, String(reply?.status ?? 'cut'))
      await delay(Math.max(0, pauseMs - (performance.now() - began)))
    }
  }
  await Promise.all(tokens.map(buyer))
  return counts
}

export const attacks: Record<string, Attack> = {
  [`${SOCKETS} sockets that say half`]: slowLoris,
  'gzip bombs of 100 MB': senders(() => ({
    path: signIn,
    body: bomb,
    headers: { ...json, 'content-encoding': 'gzip' },
  })),
  'JSON 400,000 deep': senders(() => ({ path: signIn, body: deep, headers: json })),
  'huge pages': senders((n) => ({
    path: [
      `/api/v1/listings/search?page=${1_000_000 + n}`,
      `/api/v1/listings/search?pageSize=${100_000 + n}`,
      `/search?q=${'tasse+'.repeat(30)}${n}&page=${n + 2}`,
      `/stores?page=${9_999_999 + n}`,
    ][n % 4]!,
  })),
  '256 buyers at ten times the load': crowd,
}
