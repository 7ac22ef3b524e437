import { placeOf } from '../../../addresses/paths.ts'

/** Where signing in leads: to the path in `next` if it is one of this site, otherwise to `otherwise`. */
export function nextPath(search: string, origin: string, otherwise: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/')) return otherwise
  const url = URL.parse(next, origin)
  if (url?.origin !== origin) return otherwise
  const path = url.pathname + url.search + url.hash
  // Two slashes would begin the address of another site; /login would lead back to this page.
  return path.startsWith('//') || placeOf(url.pathname).path === '/login' ? otherwise : path
}
