import { authEndpointAt } from '../account/auth/auth-endpoints.ts'
import { patternOf } from './pattern-of.ts'

/**
 * What log and metrics call the address of a request: the endpoint's own path, else the kind of thing that is looked for there.
 * So there are only so many names, and nothing that somebody wrote into an address is among them.
 */
export function routesOf(endpoints: readonly { path: string }[]): (path: string) => string {
  const patterns = endpoints.map(({ path }) => ({ path, pattern: patternOf(path) }))
  const exact = new Set(endpoints.map(({ path }) => path))

  return (path) => {
    if (exact.has(path)) return path
    if (path.startsWith('/api/auth/callback/')) return '/api/auth/callback/:provider'
    if (path.startsWith('/api/auth/') && authEndpointAt(path.slice('/api/auth'.length))) return path
    if (path === '/api' || path.startsWith('/api/'))
      return patterns.find(({ pattern }) => pattern.test(path))?.path ?? '/api/*'
    return ['/audio/*', '/films/*', '/assets/*'].find((kind) => path.startsWith(kind.slice(0, -1))) ?? '/*'
  }
}
