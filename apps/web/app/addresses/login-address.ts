import type { Language } from '@app/learning/languages'
import { addressOf } from './paths.ts'

/** The login page, which leads back to `next` afterwards. `next` is a path of this site, with its query; who reads it refuses all else. */
export function loginAddress(next: string, language: Language): string {
  return `${addressOf('/login', language)}?next=${encodeURIComponent(next)}`
}
