import type { Exercise } from '@app/learning/course'
import { isMalayalam, languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { useReadings } from '../../use-romanise.ts'
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
export function BuildSentenceScreen({ exercise, done, onAnswer, latin, quiet, slot }: Props) {
  const { by, english, text, audio, glosses, tiles } = exercise
  const [chosen, setChosen] = useState<readonly number[]>([])
  const readings = useReadings()(tiles.map((tile) => tile.text)).map((spelt, tile) =>
    latin(tiles[tile]?.text ?? '') ? spelt : undefined,
  )
  const built = done?.answer.type === 'built' ? done.answer.tiles : chosen
  const heard = by === 'ear' ? audio : undefined
  const add = (tile: number) => setChosen([...chosen, tile])
  const takeBack = (tile: number) => setChosen(chosen.filter((one) => one !== tile))
  const check = () => onAnswer({ type: 'built', tiles: chosen })
  useTileKeys({ isOpen: !done, tiles, chosen, onAdd: add, onTakeBack: takeBack, onCheck: check })

  return (
    <div className="flex w-full grow flex-col gap-2">
      <div className="flex grow flex-col justify-center">
        <Prompt
          task={
            heard ? (
              <Trans>Build what you hear.</Trans>
            ) : !isMalayalam(text) ? (
              <Trans>Build it in English.</Trans>
            ) : (
              <Trans>Build it in Malayalam.</Trans>
            )
          }
        >
          {heard ? (
            <Listen clip={heard} atOnce={!quiet} />
          ) : (
            <p lang={languageOf(english)} className="text-xl font-semibold text-balance">
              {english}
            </p>
          )}
          <GlossLine glosses={glosses} />
        </Prompt>
      </div>
      <AnswerLine
        exercise={exercise}
        built={built}
        judged={done && { wrong: wrongPlaces(exercise, done), right: done.result.right }}
        readings={readings}
        onTakeBack={takeBack}
      />
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className={done ? 'invisible' : ''}>
          <TileBank tiles={tiles} chosen={chosen} readings={readings} onChoose={add} />
        </div>
        {done && (
          <div>
            <RightAnswer text={text} means={heard && english} clip={audio} />
          </div>
        )}
      </div>
      {slot &&
        !done &&
        createPortal(
          <Button
            aria-disabled={chosen.length === 0}
            onClick={chosen.length === 0 ? undefined : check}
            className="w-full"
          >
            <Trans>Check</Trans>
          </Button>,
          slot,
        )}
    </div>
  )
}
