import { splitLastWord } from '@app/learning/quiz'
import { type TextPiece, textPieces } from '@app/learning/vocabulary'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { AskedWord } from './asked-word.ts'
import { prepareWhenSeen } from './prepare-words.ts'
import { TappableWord, type WordMark } from './tappable-word.tsx'

type Props = {
  text: string
  onWord: (asked: AskedWord) => void
  /** What stands around the last word, if anything does. */
  last?: (word: ReactNode) => ReactNode
  /** Within a button, which may hold no other: its words can be tapped, and nothing more. */
  inButton?: boolean
  /** How far the learner is with each word, where the page tells it. */
  markOf?: (word: string) => WordMark | undefined
}

/**
 * A text of which every Malayalam word can be asked about; in the prerendered page it is the text alone. A text is one stop of
 * the Tab key, and the arrows go through its words: an article would have a hundred stops otherwise. To a screen reader each word is a
 * button where it is read, so that no key needs to be known, and none is to be guessed from a sentence.
 */
export function TappableText({ text, onWord, last, inButton = false, markOf }: Props) {
  const alive = useHydrated()
  const element = useRef<HTMLSpanElement>(null)
  const [stop, setStop] = useState(0)
  const { before, word, after } = last ? splitLastWord(text) : { before: text, word: '', after: '' }
  const [start, end] = [textPieces(before), textPieces(word)]
  const words = [...start, ...end].flatMap(({ text, isWord }) => (isWord ? [text] : []))

  useEffect(() => {
    return element.current ? prepareWhenSeen(element.current, text) : undefined
  }, [text])

  const draw = (pieces: readonly TextPiece[], first: number) =>
    pieces.map((piece, place) => {
      if (!piece.isWord || !alive) return piece.text
      const at = first + pieces.slice(0, place).filter(({ isWord }) => isWord).length
      return (
        <TappableWord
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          key={place}
          mark={markOf?.(piece.text)}
          focusable={inButton ? 'never' : at === stop ? 'by tab' : 'by arrows'}
          onFocus={() => setStop(at)}
          onAsk={(beside) => onWord({ words, at, beside })}
        >
          {piece.text}
        </TappableWord>
      )
    })

  const wordsBefore = start.filter(({ isWord }) => isWord).length
  return (
    <span ref={element} data-text="" className="leading-[inherit]">
      {draw(start, 0)}
      {last && word && last(draw(end, wordsBefore))}
      {after}
    </span>
  )
}
