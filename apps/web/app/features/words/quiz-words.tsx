import { type ReactNode, useEffect } from 'react'
import type { AskedWord } from './asked-word.ts'
import { TappableText } from './tappable-text.tsx'

import { WordPopover } from './word-popover.tsx'

type OnWord = (asked: AskedWord) => void

/**
 * How the quiz draws a checked question, with what surrounds its last word, and its options, each inside a
 * button.
 */
export const wordsRenderer = (onWord: OnWord) => (text: string, last?: (word: ReactNode) => ReactNode) =>
  last ? (
    <TappableText text={text} onWord={onWord} last={last} />
  ) : (
    <TappableText text={text} onWord={onWord} inButton />
  )

const options = 'main button:has([data-word])'

type Props = { asked: AskedWord | undefined; onAsk: (asked: AskedWord | undefined) => void }

/**
 * The explanation of the chosen word, and ways to reach it without a pointer. An option is a button, which
 * can contain no other button: when a screen reader presses it, its first word is explained, and from there
 * the learner steps on. W goes to the words of the focused option, else of the question, else of the first
 * option that has some.
 */
export function QuizWords({ asked, onAsk }: Props) {
  useEffect(() => {
    function explain(option: Element) {
      const words = Array.from(option.querySelectorAll('[data-word]'), ({ textContent }) => textContent ?? '')
      onAsk({ words, at: 0, beside: option })
    }

    function onClick({ detail, target }: MouseEvent) {
      const option = detail === 0 && target instanceof Element && target.closest(options)
      if (option) explain(option)
    }

    function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const element = target instanceof Element ? target : document.body
      if (key.toLowerCase() !== 'w' || ctrlKey || metaKey || altKey) return
      if (element.closest('dialog, [popover]')) return
      const word = document.querySelector<HTMLElement>('main [data-word][tabindex="0"]')
      const option = element.closest(options) ?? (word ? null : document.querySelector(options))
      if (option) explain(option)
      else word?.focus()
    }

    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [onAsk])
  return asked && <WordPopover asked={asked} onWord={onAsk} onClose={() => onAsk(undefined)} />
}
