import { isMalayalam } from '@app/malayalam'
import type { Brought } from '../brought.ts'

type Page = '/lm' | '/read' | '/bring'

/**
 * The page that something belongs to, wherever it was brought: words to the learner's list, captions to the learner's
 * texts or, without an account, to be read, and what is too long for an account to the shelf of the device. What cannot
 * be read, or has no word of Malayalam for the list, stays where it was brought.
 */
export function pageOfBrought(
  brought: Brought,
  { at, isSignedIn }: { at: Page | undefined; isSignedIn: boolean },
): Page {
  switch (brought.kind) {
    case 'refused':
      return at ?? '/read'
    case 'words':
      return '/lm'
    case 'lines':
      return isSignedIn && at !== '/read' ? '/bring' : '/read'
    case 'text': {
      const { chapters } = brought.text
      const hasMalayalam = chapters.some(({ lines }) => lines.some(({ text }) => isMalayalam(text)))
      if (at === '/lm' && !hasMalayalam) return at
      return at === '/bring' && isSignedIn && chapters.length === 1 ? at : '/read'
    }
  }
}
