import { englishPieces } from '@app/english'
import { splitLastWord } from '@app/learning/quiz'
import { type TextPiece, textPieces } from '@app/learning/vocabulary'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { FixedList } from '../../ui/fixed-list.tsx'
import type { AskedWord } from './asked-word.ts'
import { prepareWhenSeen } from './prepare-words.ts'
import { TappableWord, type WordMark } from './tappable-word.tsx'

type Props = {
  text: string
  onWord: (asked: AskedWord) => void
  /** What surrounds the last word, if anything. */
  last?: (word: ReactNode) => ReactNode
  /** Inside a button, which may contain no other: its words can only be tapped. */
  inButton?: boolean
  /** The word state of each word, if the page shows it. */
  markOf?: (word: string) => WordMark | undefined
}

/**
 * A text whose words can be tapped: the Malayalam ones, or the English ones for who learns English. In the prerendered page it is plain text. A text is one stop of
 * the Tab key, and the arrow keys move through its words: an article would have a hundred stops otherwise. A
 * screen reader finds a button for each word as it reads, so that the learner needs no key and does not have
 * to guess one.
 */
export function TappableText({ text, onWord, last, inButton = false, markOf }: Props) {
  const hydrated = useHydrated()
  const piecesOf = useTargetLanguage() === 'english' ? englishPieces : textPieces
  const element = useRef<HTMLSpanElement>(null)
  const [stop, setStop] = useState(0)
  const { before, word, after } = last ? splitLastWord(text) : { before: text, word: '', after: '' }
  const [start, end] = [piecesOf(before), piecesOf(word)]
  const words = [...start, ...end].flatMap(({ text, isWord }) => (isWord ? [text] : []))

  useEffect(() => {
    return element.current ? prepareWhenSeen(element.current, text) : undefined
  }, [text])

  const draw = (pieces: readonly TextPiece[], first: number) => (
    <FixedList items={pieces}>
      {(piece, place) => {
        if (!piece.isWord || !hydrated) return piece.text
        const at = first + pieces.slice(0, place).filter(({ isWord }) => isWord).length
        return (
          <TappableWord
            mark={markOf?.(piece.text)}
            focusable={inButton ? 'never' : at === stop ? 'by tab' : 'by arrows'}
            onFocus={() => setStop(at)}
            onAsk={(beside) => onWord({ words, at, beside })}
          >
            {piece.text}
          </TappableWord>
        )
      }}
    </FixedList>
  )

  const wordsBefore = start.filter(({ isWord }) => isWord).length
  return (
    <span ref={element} data-text="" className="leading-[inherit]">
      {draw(start, 0)}
      {last && word && last(draw(end, wordsBefore))}
      {after}
    </span>
  )
}
