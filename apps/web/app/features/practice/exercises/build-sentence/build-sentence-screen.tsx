import type { Exercise } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { GlossLine } from '../parts/gloss-line.tsx'
import { Listen } from '../parts/listen.tsx'
import { Prompt } from '../parts/prompt.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'
import { AnswerLine } from './answer-line.tsx'
import { TileBank } from './tile-bank.tsx'
import { useTileKeys } from './use-tile-keys.ts'
import { wrongPlaces } from './wrong-places.ts'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'build-sentence' }>>

/** A sentence is built from tiles: by its meaning, or as it is heard. */
export function BuildSentenceScreen({ exercise, done, onAnswer, latin, quiet }: Props) {
  const { by, english, text, audio, glosses, tiles } = exercise
  const [chosen, setChosen] = useState<readonly number[]>([])
  const built = done?.answer.type === 'built' ? done.answer.tiles : chosen
  const heard = by === 'ear' ? audio : undefined
  const add = (tile: number) => setChosen([...chosen, tile])
  const takeBack = (tile: number) => setChosen(chosen.filter((one) => one !== tile))
  const check = () => onAnswer({ type: 'built', tiles: chosen })
  useTileKeys({ isOpen: !done, tiles, chosen, onAdd: add, onTakeBack: takeBack, onCheck: check })

  return (
    <div className="flex w-full flex-col gap-3">
      <Prompt task={heard ? <Trans>Build what you hear.</Trans> : <Trans>Build it in Malayalam.</Trans>}>
        {heard ? (
          <Listen clip={heard} atOnce={!quiet} />
        ) : (
          <p lang="en" className="text-xl font-semibold text-balance">
            {english}
          </p>
        )}
        <GlossLine glosses={glosses} />
      </Prompt>
      <AnswerLine
        exercise={exercise}
        built={built}
        judged={done && { wrong: wrongPlaces(exercise, done), right: done.result.right }}
        latin={latin}
        onTakeBack={takeBack}
      />
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className={`flex flex-col justify-between gap-3 ${done ? 'invisible' : ''}`}>
          <TileBank tiles={tiles} chosen={chosen} latin={latin} onChoose={add} />
          <Button
            aria-disabled={chosen.length === 0}
            onClick={chosen.length === 0 ? undefined : check}
            className="w-full"
          >
            <Trans>Check</Trans>
          </Button>
        </div>
        {done && (
          <div>
            <RightAnswer text={text} means={heard && english} clip={audio} />
          </div>
        )}
      </div>
    </div>
  )
}
