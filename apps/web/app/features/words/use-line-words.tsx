import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { AskedWord } from './asked-word.ts'

type Late = typeof import('./line-words.tsx')

/** The words of lines can be asked about once what explains them is here: no page needs it before its first line. */
export function useLineWords() {
  const [late, setLate] = useState<Late>()
  const [asked, setAsked] = useState<AskedWord>()

  function prepare() {
    if (!late)
      import('./line-words.tsx').then(setLate, () => {
        // Without it the lines are there all the same.
      })
  }

  function ask(word: AskedWord) {
    prepare()
    setAsked(word)
  }

  return {
    prepare,
    ask,
    isOpen: late !== undefined && asked !== undefined,
    renderText: (text: string, onWord: (asked: AskedWord) => void) =>
      late ? <late.TappableText text={text} onWord={onWord} /> : <NotYet text={text} onSeen={prepare} />,
    explained: late && asked && (
      <late.WordPopover asked={asked} onWord={ask} onClose={() => setAsked(undefined)} />
    ),
  }
}

function NotYet({ text, onSeen }: { text: string; onSeen: () => void }): ReactNode {
  const seen = useEffectEvent(onSeen)
  useEffect(() => seen(), [])
  return text
}
