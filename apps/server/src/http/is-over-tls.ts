import type { IncomingMessage } from 'node:http'
import type { Outside } from '../outside.ts'

/**
 * Tells whether a learner's browser speaks TLS, which ends before our own server. Either the public address says so of
 * all requests, or a proxy of our own says it of this one.
 */
export function isOverTls({
  publicUrl,
  proxies,
}: Partial<Pick<Outside, 'publicUrl'>> & Pick<Outside, 'proxies'>) {
  if (publicUrl?.startsWith('https:')) return () => true
  if (proxies === 0) return () => false
  return ({ headers }: IncomingMessage) => {
    const passed = String(headers['x-forwarded-proto'] ?? '').split(',')
    // Proxies add to the list, or the outermost one's word stands alone. What a client wrote itself stands further left.
    return (passed.at(-proxies) ?? passed[0])?.trim().toLowerCase() === 'https'
  }
}
