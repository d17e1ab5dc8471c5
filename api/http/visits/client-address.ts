import { isIPv4, isIPv6 } from 'node:net'

/**
 * What limits and queues count a client by. An IPv6 line is given a network of 2^64 addresses at least, so all of one
 * network are one client; IPv4 written as IPv6 is IPv4. Some proxies add the port. What is no address is one client too.
 */
export function clientAddress(text: string | undefined): string {
  const address = (text ?? '').replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (isIPv4(address)) return address
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return 'unknown'
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes an IPv4 address at the end as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const first = numbers(head)
  const last = numbers(tail ?? '')
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
