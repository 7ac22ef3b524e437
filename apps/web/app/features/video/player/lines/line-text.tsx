import type { Line, VideoSettings } from '@app/learning/video'
import type { ReactNode } from 'react'
import { RoughLine } from '../../../../lexicon/rough-line.tsx'
import { useRoughEnglish } from '../../../../lexicon/use-rough-english.ts'
import { Reading } from '../../../../ui/reading.tsx'
import { TranslatedLine } from '../../../../ui/translated-line.tsx'

export type RenderLine = (line: Line) => ReactNode

export type LineTextProps = {
  line: Line
  settings: Pick<VideoSettings, 'translation' | 'romanisation'>
  renderLine: RenderLine
  large?: boolean
}

/** A line with the parts that the learner wants to see: its words, its meaning, its sound in letters. */
export function LineText({ line, settings, renderLine, large = false }: LineTextProps) {
  // Of all lines at once it would be too much work: only the active line is read.
  const isUnread = large && settings.translation && !line.translation
  const rough = useRoughEnglish(isUnread ? [line.text] : []).get(line.text)
  return (
    <>
      <p
        lang="ml"
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
      {isUnread && rough !== undefined && (
        <RoughLine english={rough} className="text-sm leading-snug md:text-base" />
      )}
      {settings.romanisation && (
        <Reading
          text={line.text}
          // A small picture has no room for a third line.
          className={`text-sm leading-snug ${large ? 'max-md:hidden md:block' : 'block'}`}
        />
      )}
    </>
  )
}
