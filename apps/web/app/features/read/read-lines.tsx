import { isMalayalam } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import type { ReadableLine } from '../../device/texts/shelf.ts'
import { useRoughEnglish } from '../../lexicon/use-rough-english.ts'
import { IconButton } from '../../ui/button.tsx'
import { SwitchField } from '../../ui/form/field.tsx'
import { ReadLine } from './read-line.tsx'
import { useLinePlayer } from './use-line-player.ts'

type Props = {
  lines: readonly ReadableLine[]
  renderText: (text: string) => ReactNode
  /** A sound or video file that the learner chose in this tab. */
  sound: string | undefined
  renderWatch: ((start: number, number: number) => ReactNode) | undefined
  /** The first line to show, from 0, and what is told when another page of lines is shown. */
  first?: number | undefined
  onFirst?: ((line: number) => void) | undefined
}

/** The number of lines on a page, so that a book of twenty thousand lines scrolls as well as a song. */
const pageLength = 60

/** As many as the largest screen shows at first. */
const firstLines = 20

/** A text, line by line. */
export function ReadLines({ lines, renderText, sound, renderWatch, first: wanted = 0, onFirst }: Props) {
  const { t } = useLingui()
  const top = useRef<HTMLDivElement>(null)
  const [translated, setTranslated] = useState(true)
  const [page, setPage] = useState(wanted < lines.length ? Math.floor(wanted / pageLength) : 0)
  const { play, playing, failed } = useLinePlayer(sound)
  const first = page * pageLength
  const shown = lines.slice(first, first + pageLength)
  const pages = Math.ceil(lines.length / pageLength)
  const isEnglish = useTargetLanguage() === 'english'
  const isRough = ({ text, translation }: ReadableLine) => !translation && !isEnglish && isMalayalam(text)
  const rough = useRoughEnglish(shown.filter(isRough).map(({ text }) => text))

  function turnTo(wanted: number) {
    setPage(wanted)
    onFirst?.(wanted * pageLength)
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div ref={top}>
      {lines.some((line) => line.translation || isRough(line)) && (
        <div className="max-w-xs">
          <SwitchField
            label={isEnglish ? t`Show the Malayalam` : t`Show the English`}
            on={translated}
            onChange={setTranslated}
          />
        </div>
      )}
      {failed && (
        <p role="alert" className="my-2 font-semibold text-laterite">
          <Trans>This file cannot be played here. Choose another.</Trans>
        </p>
      )}
      <ol start={first + 1}>
        {shown.map((line, place) => {
          const number = first + place + 1
          return (
            <ReadLine
              key={number}
              line={line}
              number={number}
              renderText={renderText}
              translated={translated}
              rough={isRough(line) ? (rough.get(line.text) ?? '') : undefined}
              isFirst={place < firstLines}
              playing={playing === number}
              onPlay={sound ? () => play(number, line) : undefined}
              watch={renderWatch?.(line.start, number)}
            />
          )
        })}
      </ol>
      {pages > 1 && (
        <nav aria-label={t`Pages of the text`} className="mt-3 flex items-center justify-center gap-4">
          <IconButton
            label={t`Lines before`}
            aria-disabled={page === 0}
            onClick={() => page > 0 && turnTo(page - 1)}
            className="aria-disabled:opacity-40"
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <p role="status">
            <Trans>
              Lines {first + 1} to {first + shown.length} of {lines.length}
            </Trans>
          </p>
          <IconButton
            label={t`Lines after`}
            aria-disabled={page === pages - 1}
            onClick={() => page < pages - 1 && turnTo(page + 1)}
            className="aria-disabled:opacity-40"
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </nav>
      )}
    </div>
  )
}
