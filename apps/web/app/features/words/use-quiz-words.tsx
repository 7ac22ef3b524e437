import { type ReactNode, useEffect, useState } from 'react'
import type { AskedWord } from './asked-word.ts'

type Late = typeof import('./quiz-words.tsx')

/**
 * Makes the words of a checked question tappable, once the code that explains them is loaded. It is loaded
 * when it is first wanted.
 */
export function useQuizWords(wanted: boolean): {
  renderWords: ReturnType<Late['wordsRenderer']> | undefined
  explained: ReactNode
} {
  const [late, setLate] = useState<Late>()
  const [asked, ask] = useState<AskedWord>()

  useEffect(() => {
    if (!wanted) return undefined
    import('./quiz-words.tsx').then(setLate, () => {
      // If it does not load, the quiz continues without it.
    })
    return () => ask(undefined)
  }, [wanted])

  if (!late || !wanted) return { renderWords: undefined, explained: null }
  const { QuizWords, wordsRenderer } = late
  return { renderWords: wordsRenderer(ask), explained: <QuizWords asked={asked} onAsk={ask} /> }
}
