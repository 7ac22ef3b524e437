import { type ReactNode, useEffect, useState } from 'react'
import type { QuizWords } from '../features/quiz/quiz-words.ts'
import type { AskedWord } from '../features/words/asked-word.ts'

type Late = typeof import('../features/words/quiz-words.tsx')

/** The words of checked questions can be asked about, once what explains them is here: it is fetched when it is first wanted. */
export function useQuizWords(wanted: boolean): { words: QuizWords | undefined; explained: ReactNode } {
  const [late, setLate] = useState<Late>()
  const [asked, ask] = useState<AskedWord>()

  useEffect(() => {
    if (!wanted) return undefined
    import('../features/words/quiz-words.tsx').then(setLate, () => {
      // Without it the quiz goes on as it is.
    })
    return () => ask(undefined)
  }, [wanted])

  if (!late || !wanted) return { words: undefined, explained: null }
  const { WordPopover, WordsKey, quizWords } = late
  return {
    words: quizWords(ask),
    explained: (
      <>
        <WordsKey />
        {asked && <WordPopover asked={asked} onWord={ask} onClose={() => ask(undefined)} />}
      </>
    ),
  }
}
