import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Reading } from '../../../../ui/reading.tsx'
import { ListenButton } from '../../../../ui/sound/listen-button.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { GlossLine } from '../parts/gloss-line.tsx'
import { PersonHead, PersonName } from './person.tsx'

/** What is shown of each line. */
export type ShownOfLine = { script: boolean; latin: boolean; english: boolean }

type Line = ExerciseOf<'scene'>['lines'][number]

type Props = {
  by: string
  said: Pick<Line, 'text' | 'written' | 'english' | 'audio'>
  glosses?: Line['glosses']
  /** Whether it is the learner's own. */
  isOwn?: boolean
  shows: ShownOfLine
  renderWords: ExerciseScreenProps['renderWords']
  /** What is told of it. */
  children?: ReactNode
}

/** What somebody says: who it is, the line as it is said and as it is written, and its sound. */
export function SceneLine({ by, said, glosses = [], isOwn = false, shows, renderWords, children }: Props) {
  const { text, written, english, audio } = said
  const words = (shown: string) => (renderWords ? renderWords(shown) : shown)
  return (
    <div className={`flex items-start gap-2 ${isOwn ? 'flex-row-reverse' : ''}`}>
      <PersonHead by={by} />
      <div
        className={`min-w-0 rounded-2xl border-2 px-3 py-1 wrap-anywhere ${isOwn ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
      >
        <p className="text-sm text-ink-soft">{isOwn ? <Trans>You</Trans> : <PersonName by={by} />}</p>
        <div className="flex items-center gap-2">
          <div className="min-w-0 grow">
            {shows.script && (
              <p lang={languageOf(text)} className="text-xl leading-snug">
                {words(text)}
              </p>
            )}
            {shows.latin && (
              <p>
                <Reading text={text} />
              </p>
            )}
            {shows.script && written !== undefined && (
              <p className="text-sm text-ink-soft">
                <Trans>
                  written: <span lang={languageOf(written)}>{words(written)}</span>
                </Trans>
              </p>
            )}
            {shows.english && <p lang="en">{english}</p>}
          </div>
          {audio && <ListenButton clip={audio} text={text} />}
        </div>
        <div className="text-left text-sm [&>ul]:justify-start">
          <GlossLine glosses={glosses} />
        </div>
        {children}
      </div>
    </div>
  )
}
