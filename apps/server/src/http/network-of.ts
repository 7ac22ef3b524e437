import { isIPv6 } from 'node:net'

const groups = 8
const groupsOfNetwork = 4

/**
 * What limits count by: an IPv4 address, or the first 64 bits of an IPv6 address, since whoever has one address of such a network
 * commonly has all of them.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(?<ipv4>[\d.]+)$/i.exec(bare)?.groups?.ipv4
  if (mapped) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array(groups - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, groupsOfNetwork).join(':')}::/64`
}
