import type { IncomingMessage } from 'node:http'
import type { Outside } from '../outside/outside.ts'

/**
 * Whether a learner's browser uses TLS, which ends before our own server. Either the public address says so
 * for all requests, or a proxy of our own says so for this one.
 */
export function isOverTls({
  publicUrl,
  proxies,
}: Partial<Pick<Outside, 'publicUrl'>> & Pick<Outside, 'proxies'>) {
  if (publicUrl?.startsWith('https:')) return () => true
  if (proxies === 0) return () => false
  return ({ headers }: IncomingMessage) => {
    const passed = String(headers['x-forwarded-proto'] ?? '').split(',')
    // Each proxy adds to the list, or only the outermost one sets it. What a client wrote itself is further
    // left.
    return (passed.at(-proxies) ?? passed[0])?.trim().toLowerCase() === 'https'
  }
}
