import type { Language } from '@app/learning/languages'
import { useLocation } from 'react-router'
import type { Path } from './pages.ts'
import { addressOf, placeOf } from './paths.ts'

/**
 * The page and the interface language on screen, and a function for the address of another page in this
 * language.
 */
export function usePlace(): { path: string; language: Language; to: (path: Path) => string } {
  const { pathname } = useLocation()
  const { path, language } = placeOf(pathname)
  return { path, language, to: (wanted) => addressOf(wanted, language) }
}
