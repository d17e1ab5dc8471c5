import { isIP } from 'node:net'

/** Addresses and ranges of the proxies in front, or how many stand in a row; undefined for none. */
export type TrustedProxies = string[] | number | undefined

const ranges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * TRUSTED_PROXIES: `none`, a number of hops, or addresses and ranges with commas. Production has to say, because behind a
 * proxy that is not named all visitors are one address, and one of them could use up the limits of all.
 */
export function readTrustedProxies(
  text: string | undefined,
  { isProduction, report }: { isProduction: boolean; report: (problem: string) => void },
): TrustedProxies {
  if (text === 'none') return undefined
  if (text === undefined) {
    if (isProduction)
      report(
        'TRUSTED_PROXIES must be set with NODE_ENV=production: the addresses of the proxies in front like 10.0.0.0/8, how many there are in a row, or none.',
      )
    return undefined
  }
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = text.split(',').map((part) => part.trim())
  if (proxies.every(isRange)) return proxies
  report(`TRUSTED_PROXIES must be none, a number from 1 to 9, or addresses like 127.0.0.1,10.0.0.0/8, not '${text}'.`)
  return undefined
}

// A range of all addresses would let everybody choose the own one.
function isRange(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (ranges.includes(text)) return true
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
}

/** What Fastify takes as `trustProxy`: with it `request.ip` is the nearest address that is no proxy of ours. */
export function trustProxyOf(proxies: TrustedProxies) {
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : (proxies ?? false)
}
