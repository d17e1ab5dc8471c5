import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Agent, Dispatcher } from 'undici'

/** From the first byte sent to the last header answered. */
const ANSWER_MS = 10_000
/** From the first byte sent to the last one read, redirects included. */
const DOWNLOAD_MS = 15_000
const MOST_REDIRECTS = 3

// What is not the public internet: IANA's special-purpose registries (RFC 6890 and its updates).
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // With what was an IPv4 address in the last 32 bits.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  // Deprecated, and still routed within some networks.
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Why nothing was answered; whoever shows it says it in the reader's language. */
export type OutsideCode = 'NOT_PUBLIC' | 'NO_SUCH_NAME' | 'NO_ANSWER' | 'REFUSED' | 'CERTIFICATE' | 'BROKEN_OFF'

export class OutsideError extends Error {
  readonly code: OutsideCode
  constructor(code: OutsideCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

// Also of an IPv4 address that is written as an IPv6 one.
const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** What is read of an answer, at most. */
export type Accepted = { isAccepted(contentType: string): boolean; mostBytes: number }
/** The body of a 200 of an accepted type; else why it was not read. */
export type Fetched = { status: number; body: Buffer | 'UNWANTED' | 'TOO_LARGE' }

/** How calls leave for addresses that customers name. */
export type Outside = {
  /** HTTPS without a name or password; in a shop for trying out also HTTP, and this machine. */
  mayPostTo(url: string): boolean
  /** The status that was answered; rejects with an OutsideError that says why nothing was. Redirects are not followed. */
  post(url: string, headers: Record<string, string>, body: string): Promise<number>
  /** What is answered there, or by the last of at most three redirects, each of which is looked at alike; rejects as `post` does. */
  get(url: string, accepted: Accepted): Promise<Fetched>
  close(): Promise<void>
}

/** `mayBeInside` for trying out. Looks at each address after its name was resolved: a name that points inside, or comes to do so later, is refused. */
export function openOutside({ mayBeInside }: { mayBeInside: boolean }): Outside {
  const lookup: LookupFunction = (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const open = addresses.filter(({ address }) => mayBeInside || !isInside(address))
      const [first] = open
      if (!first) return done(new OutsideError('NOT_PUBLIC'), '')
      if (options.all) return done(null, open)
      done(null, first.address, first.family)
    })
  let agent: Agent | undefined
  /** A hundred modules that most shops never need. */
  async function open() {
    const undici = await import('undici')
    agent ??= new undici.Agent({ connect: { lookup, timeout: ANSWER_MS }, pipelining: 0 })
    return { request: undici.request, dispatcher: agent }
  }
  const mayPostTo = (text: string) => {
    const url = URL.parse(text)
    if (!url || url.username || url.password) return false
    if (mayBeInside && url.protocol === 'http:') return true
    const host = url.hostname.replace(/^\[|\]$/g, '')
    return url.protocol === 'https:' && (mayBeInside || isIP(host) === 0 || !isInside(host))
  }
  return {
    mayPostTo,
    async post(url, headers, body) {
      if (!mayPostTo(url)) throw new OutsideError('NOT_PUBLIC')
      const signal = AbortSignal.timeout(ANSWER_MS)
      try {
        const { request, dispatcher } = await open()
        const reply = await request(url, { method: 'POST', headers, body, dispatcher, signal })
        // What it says does not matter, and may be endless.
        reply.body.on('error', () => {}).destroy()
        return reply.statusCode
      } catch (error) {
        throw signal.aborted ? new OutsideError('NO_ANSWER', { cause: error }) : outsideError(error)
      }
    },
    async get(url, accepted) {
      const signal = AbortSignal.timeout(DOWNLOAD_MS)
      try {
        const { request, dispatcher } = await open()
        const ask = (to: string): Promise<Reply> => {
          if (!mayPostTo(to)) throw new OutsideError('NOT_PUBLIC')
          return request(to, { dispatcher, signal })
        }
        return await bodyOf(await follow(url, ask, MOST_REDIRECTS), accepted)
      } catch (error) {
        throw signal.aborted ? new OutsideError('NO_ANSWER', { cause: error }) : outsideError(error)
      }
    },
    close: async () => agent?.destroy(),
  }
}

type Reply = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

/** Asks there, and where an answer leads to another address, there. */
async function follow(url: string, ask: (url: string) => Promise<Reply>, redirects: number): Promise<Reply> {
  const reply = await ask(url)
  const { location } = reply.headers
  const isMoved = reply.statusCode >= 300 && reply.statusCode < 400 && typeof location === 'string'
  if (!isMoved || redirects === 0) return reply
  reply.body.on('error', () => {}).destroy()
  return follow(new URL(location, url).href, ask, redirects - 1)
}

/** Whatever is not read to its end is let go: it may be endless. */
async function bodyOf(
  { statusCode: status, headers, body }: Reply,
  { isAccepted, mostBytes }: Accepted,
): Promise<Fetched> {
  const chunks: Buffer[] = []
  let size = Number(headers['content-length'] ?? 0)
  try {
    if (status !== 200 || !isAccepted(String(headers['content-type'] ?? ''))) return { status, body: 'UNWANTED' }
    if (size > mostBytes) return { status, body: 'TOO_LARGE' }
    size = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) return { status, body: 'TOO_LARGE' }
      chunks.push(chunk)
    }
    return { status, body: Buffer.concat(chunks) }
  } finally {
    body.on('error', () => {}).destroy()
  }
}

const codes: Record<string, OutsideCode> = {
  ENOTFOUND: 'NO_SUCH_NAME',
  EAI_AGAIN: 'NO_SUCH_NAME',
  ECONNREFUSED: 'REFUSED',
  EHOSTUNREACH: 'REFUSED',
  ENETUNREACH: 'REFUSED',
  ETIMEDOUT: 'NO_ANSWER',
  UND_ERR_CONNECT_TIMEOUT: 'NO_ANSWER',
  UND_ERR_HEADERS_TIMEOUT: 'NO_ANSWER',
  UND_ERR_BODY_TIMEOUT: 'NO_ANSWER',
}

function outsideError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  const { code = '' } = error as NodeJS.ErrnoException
  const isCertificate = /CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code)
  return new OutsideError(codes[code] ?? (isCertificate ? 'CERTIFICATE' : 'BROKEN_OFF'), { cause: error })
}
