import type { Language } from '@app/learning/languages'
import { addressOf } from '../addresses/paths.ts'
import { sessionStore } from '../session/session.ts'
import { type DoorPage, receive } from './door.ts'

const isDoorPage = (path: string): path is DoorPage => ['/lm', '/read', '/bring'].includes(path)

/**
 * Reads a file that was dropped on a page. Returns the address to go to, if it belongs to another page. One that could
 * not be read at all is told at a page that takes files.
 */
export async function receiveDrop(file: File, path: string, language: Language): Promise<string | undefined> {
  const isSignedIn = sessionStore.getState().user !== null
  const at = isDoorPage(path) ? path : undefined
  const page = (await receive({ file }, { at, isSignedIn })) ?? at ?? '/read'
  const address = doorAddress(page, language)
  // The words are on one tab of their page, which may show another.
  return page === path && page !== '/lm' ? undefined : address
}

/** The list of words is one tab of its page. */
export const doorAddress = (page: DoorPage, language: Language): string =>
  addressOf(page === '/lm' ? '/lm?tab=my' : page, language)
