import type { MouseEvent, ReactNode } from 'react'

/** How the words of a checked question can be asked about; the page brings it. */
export type QuizWords = {
  renderQuestion: (text: string, last: (word: ReactNode) => ReactNode) => ReactNode
  renderOption: (text: string) => ReactNode
  onOption: (event: MouseEvent, text: string) => void
}
