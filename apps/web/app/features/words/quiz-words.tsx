import { words } from '@app/malayalam'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { AskedWord } from './asked-word.ts'
import { TappableText } from './tappable-text.tsx'

export { WordPopover } from './word-popover.tsx'

/**
 * How the quiz draws a checked question and its options. An option is a button, in which no other can be: who presses it by a screen
 * reader or by W asks for its first word, and steps on from there.
 */
export function quizWords(onWord: (asked: AskedWord) => void) {
  return {
    renderQuestion: (text: string, last: (word: ReactNode) => ReactNode) => (
      <TappableText text={text} onWord={onWord} last={last} />
    ),
    renderOption: (text: string) => <TappableText text={text} onWord={onWord} inButton />,
    onOption({ detail, currentTarget }: MouseEvent, text: string) {
      const asked = words(text)
      if (detail === 0 && asked.length > 0) onWord({ words: asked, at: 0, beside: currentTarget })
    },
  }
}

/** W goes to the words: of the option in focus, else of the question, else of the first option that has some. */
export function WordsKey() {
  useEffect(() => {
    function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const inside = target instanceof Element && target.closest('dialog, [popover]')
      if (key.toLowerCase() !== 'w' || inside || ctrlKey || metaKey || altKey) return
      const option = document.activeElement?.closest<HTMLElement>('button:has([data-word])')
      const word = document.querySelector<HTMLElement>('main [data-word][tabindex="0"]')
      if (option) option.click()
      else if (word) word.focus()
      else document.querySelector<HTMLElement>('main button:has([data-word])')?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return null
}
