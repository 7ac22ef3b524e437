import { type ReactNode, useState } from 'react'
import type { AskedWord } from './asked-word.ts'
import { TappableText } from './tappable-text.tsx'
import { WordPopover } from './word-popover.tsx'

/** For a page: how its parts draw Malayalam, and what explains the word that a learner asks about. */
export function useTappable(): {
  renderText: (text: string) => ReactNode
  ask: (asked: AskedWord) => void
  explained: ReactNode
} {
  const [asked, ask] = useState<AskedWord>()
  return {
    renderText: (text) => <TappableText text={text} onWord={ask} />,
    ask,
    explained: asked && <WordPopover asked={asked} onWord={ask} onClose={() => ask(undefined)} />,
  }
}
