import { isIP } from 'node:net'

/**
 * The network of a client's address, for limits: an IPv4 address counts alone, an IPv6 address by its /64, in
 * which one subscriber may use any address. Other texts, as from a socket without addresses, are one client.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, '')
  if (isIP(bare) === 4) return bare
  if (isIP(bare) !== 6) return ''
  const groups = groupsOf(bare)
  const inIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (inIpv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Some proxies write the port of the connection after the address. */
function withoutPort(address: string): string {
  const [, bare] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? []
  return bare ?? address
}

/**
 * The eight numbers of an IPv6 address. A URL has only one way to write them, so the URL parser does the
 * work.
 */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}
