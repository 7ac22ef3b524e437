import type { Line, VideoSettings } from '@app/learning/video'
import { isMalayalam, languageOf } from '@app/malayalam'
import { lazy, type ReactNode, Suspense } from 'react'
import { Reading } from '../../../../ui/reading.tsx'
import { TranslatedLine } from '../../../../ui/translated-line.tsx'

/** Seldom needed, and nothing is lost where it does not arrive. */
const RoughOf = lazy(() =>
  import('../../../../lexicon/rough-of.tsx').then(
    ({ RoughOf }) => ({ default: RoughOf }),
    () => ({ default: () => null }),
  ),
)

export type RenderLine = (line: Line) => ReactNode

export type LineTextProps = {
  line: Line
  settings: Pick<VideoSettings, 'translation' | 'romanisation'>
  renderLine: RenderLine
  large?: boolean
}

/** A line with the parts that the learner wants to see: its words, its meaning, its sound in letters. */
export function LineText({ line, settings, renderLine, large = false }: LineTextProps) {
  return (
    <>
      <p
        lang={languageOf(line.text)}
        className={large ? 'text-lg leading-snug md:text-2xl md:leading-snug' : 'text-xl leading-snug'}
      >
        {renderLine(line)}
      </p>
      {settings.translation && line.translation && (
        <TranslatedLine
          translation={line.translation}
          translatedBy={line.translatedBy}
          className={large ? 'text-sm leading-snug md:text-base' : ''}
        />
      )}
      {/* Of all lines at once it would be too much work: only the active line is read. */}
      {large && settings.translation && !line.translation && isMalayalam(line.text) && (
        <Suspense>
          <RoughOf text={line.text} className="text-sm leading-snug md:text-base" />
        </Suspense>
      )}
      {settings.romanisation && isMalayalam(line.text) && (
        <Reading
          text={line.text}
          // A small picture has no room for a third line.
          className={`text-sm leading-snug ${large ? 'max-md:hidden md:block' : 'block'}`}
        />
      )}
    </>
  )
}
