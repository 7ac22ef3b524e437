import { patternOf } from './pattern-of.ts'

/**
 * The name of a request's path in log and metrics: the path of its endpoint, otherwise the kind of file or
 * page. So the number of names is limited, and none contains what somebody wrote into a URL. `named` has the names
 * of endpoints without a contract.
 */
export function routesOf(
  endpoints: readonly { path: string }[],
  named: (path: string) => string | undefined,
): (path: string) => string {
  const patterns = endpoints.map(({ path }) => ({ path, pattern: patternOf(path) }))
  const exact = new Set(endpoints.map(({ path }) => path))

  return (path) => {
    if (exact.has(path)) return path
    if (path === '/api' || path.startsWith('/api/'))
      return named(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.path ?? '/api/*'
    return ['/audio/*', '/films/*', '/assets/*'].find((kind) => path.startsWith(kind.slice(0, -1))) ?? '/*'
  }
}
