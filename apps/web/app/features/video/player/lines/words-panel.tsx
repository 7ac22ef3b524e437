import type { Line, TranscriptWord } from '@app/learning/video'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { useWordsOfLine } from './use-words-of-line.ts'

/** Draws a word of a line; `place` is the line's among all. */
export type RenderWord = (word: TranscriptWord, line: Line, place: number) => ReactNode

/** Draws what a mistake in a line is reported by, where the line is ours. */
export type RenderReport = (line: Line, place: number) => ReactNode

type Props = {
  lines: readonly Line[]
  active: number | undefined
  renderWord: RenderWord
  renderReport: RenderReport
}

/**
 * A card for each word of the active line. Between two lines the cards of the last line stay, so that there
 * is time to read them.
 */
export function WordsPanel({ lines, active, renderWord, renderReport }: Props) {
  const [last, setLast] = useState(active)
  if (active !== undefined && active !== last) setLast(active)
  const line = last === undefined ? undefined : lines[last]
  const words = useWordsOfLine(line)

  if (!line || last === undefined)
    return (
      <p className="text-ink-soft">
        <Trans>The words of each line appear here while it is spoken.</Trans>
      </p>
    )
  if (words.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>This line comes without a list of words. Tap a word in it to have it explained.</Trans>
      </p>
    )
  return (
    <>
      <h2 className="sr-only">
        <Trans>Words of the line</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:[&_article]:px-3 sm:[&_h3_button]:text-xl">
        <FixedList key={last} items={words}>
          {(word) => (
            <li data-line={last} data-card={word.word} className="min-w-0">
              {renderWord(word, line, last)}
            </li>
          )}
        </FixedList>
      </ul>
      {renderReport(line, last)}
    </>
  )
}
