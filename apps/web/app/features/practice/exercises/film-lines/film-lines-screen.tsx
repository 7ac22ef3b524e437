import type { Exercise } from '@app/learning/course'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Choices } from '../../../../asking/choices.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { takenOption } from '../parts/taken-option.ts'
import { FilmPart, type FilmPlayer } from './film-part.tsx'
import { LineButtons, LineTexts } from './line-list.tsx'
import { useShownLines } from './use-shown-lines.ts'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'film-lines' }>>

/** Some lines of a film are heard; then what one of them meant is chosen. The lines can be read meanwhile. */
export function FilmLinesScreen({ exercise, done, onAnswer, onUnavailable, latin }: Props) {
  const { t } = useLingui()
  const { film, from, to, lines, line, options, right } = exercise
  const player = useRef<FilmPlayer>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isRead, setRead] = useState(false)
  const shown = useShownLines(film, lines)
  const isReadable = isRead || done !== undefined
  const number = lines.indexOf(line) + 1

  return (
    <div className="flex w-full grow flex-col gap-2">
      <div className="flex grow flex-col justify-center">
        <Prompt task={<Trans>Listen to the film, then answer.</Trans>}>
          <div className="relative">
            <FilmPart
              film={film}
              from={from}
              player={player}
              onPlaying={setPlaying}
              onMissing={() => {
                setMissing(true)
                if (!done) onUnavailable?.()
              }}
            />
            {isReadable && (
              <LineTexts lines={shown} asked={number} translated={done !== undefined} latin={latin} />
            )}
          </div>
        </Prompt>
      </div>
      {isMissing && (
        <p role="alert" className="text-center font-semibold">
          <Trans>Go online once to get this film.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-center gap-1.5">
        <Button
          variant="quiet"
          className="grow px-2"
          onClick={() => (isPlaying ? player.current?.stop() : player.current?.play(from, to))}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {isPlaying ? <Trans>Pause</Trans> : <Trans>Play all</Trans>}
        </Button>
        <LineButtons
          lines={shown}
          asked={number}
          onPlay={({ start, end }) => player.current?.play(start, end)}
        />
        <IconButton
          label={t`Show the lines`}
          aria-pressed={isReadable}
          aria-disabled={done !== undefined}
          onClick={() => !done && setRead(!isRead)}
          className="border-2 border-line aria-pressed:border-backwater aria-pressed:bg-backwater-soft"
        >
          {isReadable ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        </IconButton>
      </div>
      <p className="text-center font-semibold">
        <Trans>What did line {number} mean?</Trans>
      </p>
      <Choices
        options={options.map(({ text }) => <MixedText key={text} text={text} />)}
        right={right}
        taken={takenOption(done)}
        onChoose={(option) => {
          player.current?.stop()
          onAnswer({ type: 'chosen', option })
        }}
      />
    </div>
  )
}
