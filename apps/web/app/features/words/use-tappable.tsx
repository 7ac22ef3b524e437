import type { MetAt } from '@app/learning/vocabulary'
import { type ReactNode, useState } from 'react'
import type { AskedWord } from './asked-word.ts'
import { TappableText } from './tappable-text.tsx'
import { WordPopover } from './word-popover.tsx'

/** For a page: how its parts draw Malayalam, and the explanation of the word that a learner taps. */
export function useTappable(): {
  renderText: (text: string, metAt?: MetAt) => ReactNode
  ask: (asked: AskedWord) => void
  /** Whether a word is being explained. */
  isOpen: boolean
  explained: ReactNode
} {
  const [asked, ask] = useState<AskedWord>()
  return {
    renderText: (text, metAt) => (
      <TappableText text={text} onWord={(asked) => ask(metAt ? { ...asked, metAt } : asked)} />
    ),
    ask,
    isOpen: asked !== undefined,
    explained: asked && <WordPopover asked={asked} onWord={ask} onClose={() => ask(undefined)} />,
  }
}
