import type { KeyboardEvent, MouseEvent } from 'react'

/** The word state of a word, if a page shows it: by the line under it and by name, never by colour alone. */
export type WordMark = { state: 'known' | 'learning' | 'new'; name: string }

type Props = {
  children: string
  mark?: WordMark | undefined
  focusable: 'by tab' | 'by arrows' | 'never'
  onFocus: () => void
  onAsk: (beside: Element) => void
}

/** The style of a word that can be tapped. The padding enlarges the area to tap, and moves nothing. */
const style =
  'cursor-pointer rounded-sm py-2 leading-[inherit] underline-offset-[0.3em] hover:underline hover:decoration-backwater focus-visible:decoration-backwater'

/** The line under a word, by word state. */
export const wordLines = {
  plain: 'underline decoration-line decoration-dotted decoration-2',
  new: 'underline decoration-backwater decoration-dotted decoration-3',
  learning: 'underline decoration-gold decoration-double decoration-2 bg-gold-soft/50',
  known: 'no-underline',
} as const

/**
 * A word in a running text that can be asked about: by a tap, by Enter or Space, or in a screen reader's own
 * way.
 */
export function TappableWord({ children, mark, focusable, onFocus, onAsk }: Props) {
  const drawn = `${style} ${wordLines[mark?.state ?? 'plain']}`

  function ask(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    onAsk(event.currentTarget)
  }

  if (focusable === 'never')
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button around it is what keys and screen readers press
      <span data-word="" className={drawn} onClick={ask}>
        {children}
      </span>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line may break beside a button element, even before a full stop; the text is not to move
    <span
      role="button"
      data-word=""
      tabIndex={focusable === 'by tab' ? 0 : -1}
      className={drawn}
      data-state={mark?.state}
      aria-description={mark?.name}
      onFocus={onFocus}
      onClick={ask}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key === 'Enter' || event.key === ' ') ask(event)
        else if (focusOther(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      {children}
    </span>
  )
}

/**
 * Moves the focus to another word of the text, by the key. Returns false if the key has no meaning here, or
 * there is no other word.
 */
function focusOther(word: HTMLElement, key: string): boolean {
  const words = [...(word.closest('[data-text]') ?? word).querySelectorAll<HTMLElement>('[data-word]')]
  const at = words.indexOf(word)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: words.length - 1 }[key]
  const other = to === undefined ? undefined : words[to]
  other?.focus()
  return other !== undefined
}
