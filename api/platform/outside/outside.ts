import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Agent } from 'undici'

/** From the first byte sent to the last header answered. */
const ANSWER_MS = 10_000

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
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Why nothing was answered; whoever shows it says it in the reader's language. */
type OutsideCode = 'NOT_PUBLIC' | 'NO_SUCH_NAME' | 'NO_ANSWER' | 'REFUSED' | 'CERTIFICATE' | 'BROKEN_OFF'

export class OutsideError extends Error {
  readonly code: OutsideCode
  constructor(code: OutsideCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

// Also of an IPv4 address that is written as an IPv6 one.
const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** How calls leave for addresses that customers name. */
export type Outside = {
  /** HTTPS without a name or password; in a shop for trying out also HTTP, and this machine. */
  mayPostTo(url: string): boolean
  /** The status that was answered; rejects with an OutsideError that says why nothing was. Redirects are not followed. */
  post(url: string, headers: Record<string, string>, body: string): Promise<number>
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
    close: async () => agent?.destroy(),
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
}

function outsideError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  const { code = '' } = error as NodeJS.ErrnoException
  const isCertificate = /CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code)
  return new OutsideError(codes[code] ?? (isCertificate ? 'CERTIFICATE' : 'BROKEN_OFF'), { cause: error })
}
