import type { Language } from '@app/learning/languages'
import { addressOf } from './paths.ts'

/**
 * The login page, which leads to `next` after signing in. `next` is a path of this site, with its query. Its
 * reader refuses everything else.
 */
export function loginAddress(next: string, language: Language): string {
  return `${addressOf('/login', language)}?next=${encodeURIComponent(next)}`
}
