import { isMalayalam } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReadableLine } from '../../device/texts/shelf.ts'
import { RoughLine } from '../../lexicon/rough-line.tsx'
import { IconButton } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Reading } from '../../ui/reading.tsx'
import { TranslatedLine } from '../../ui/translated-line.tsx'

type Props = {
  line: ReadableLine
  number: number
  renderText: (text: string) => ReactNode
  translated: boolean
  /** What it says roughly, where it has no translation. Empty until it is known, and where it stays unsure. */
  rough: string | undefined
  /** Whether it is on the first screen, where a line that is measured only as it is drawn would move those below it. */
  isFirst: boolean
  playing: boolean
  /** Undefined if there is nothing to hear. */
  onPlay: (() => void) | undefined
  /** The link to the line in its video, if there is one. */
  watch: ReactNode
}

/**
 * The rough English comes seconds after the line. Its room is kept by the Malayalam, unseen, which is about as long, so
 * that nothing moves.
 */
const roomForEnglish =
  'grid grid-cols-1 *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-room)]'

/**
 * A line: its words to tap, its sound in letters, its meaning, and a button to play it if it has sound.
 */
export function ReadLine({
  line,
  number,
  renderText,
  translated,
  rough,
  isFirst,
  playing,
  onPlay,
  watch,
}: Props) {
  const { t } = useLingui()
  return (
    <li
      className={`flex items-start gap-2 border-b border-line py-2 ${isFirst ? '' : '[contain-intrinsic-size:auto_6rem] [content-visibility:auto]'}`}
    >
      {onPlay && (
        <IconButton label={playing ? t`Stop line ${number}` : t`Listen to line ${number}`} onClick={onPlay}>
          {playing ? <Pause aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </IconButton>
      )}
      {watch}
      <div className="min-w-0 grow">
        {line.speaker && (
          <p className="text-sm font-semibold text-ink-soft">
            <MixedText text={line.speaker} />
          </p>
        )}
        <p className="text-xl leading-[1.8] break-words">
          <MixedText text={line.text} renderText={renderText} />
        </p>
        {isMalayalam(line.text) && <Reading text={line.text} className="text-ink-soft" />}
        {translated && line.translation && (
          <TranslatedLine
            translation={line.translation}
            translatedBy={line.translatedBy}
            className="mt-0.5"
          />
        )}
        {translated && !line.translation && rough !== undefined && (
          <div data-room={line.text} className={`mt-0.5 ${roomForEnglish}`}>
            {rough && <RoughLine english={rough} />}
          </div>
        )}
        {playing && (
          <span role="status" className="sr-only">
            <Trans>Line {number} is playing</Trans>
          </span>
        )}
      </div>
    </li>
  )
}
