import { type Exercise, joinTiles, mayFollow } from '@app/learning/course'
import { isMalayalam, languageOf } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { useReadings, useReadingsOfChoices } from '../../use-romanise.ts'
import { CheckButton } from '../parts/check-button.tsx'
import { GlossLine } from '../parts/gloss-line.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'
import { TileBank } from '../tiles/tile-bank.tsx'
import { useTileKeys } from '../tiles/use-tile-keys.ts'
import { AnswerLine } from './answer-line.tsx'
import { type Refused, RefusedNote } from './refused-note.tsx'
import { wrongPlaces } from './wrong-places.ts'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'build-sentence' }>>

/**
 * A sentence is built from tiles of words, stems and endings: by its meaning, or as it is heard. An ending joins to the
 * word before it, and a word that does not take it says so.
 */
export function BuildSentenceScreen({ exercise, done, onAnswer, latin, quiet, slot }: Props) {
  const { t } = useLingui()
  const { by, english, text, audio, glosses, tiles } = exercise
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [refused, setRefused] = useState<Refused>()
  const readings = useReadings()
  const ofTiles = useReadingsOfChoices(
    tiles.map((tile) => tile.text),
    latin,
  )
  const places = done?.answer.type === 'built' ? done.answer.tiles : chosen
  const built = joinTiles(places, exercise)
  const heard = by === 'ear' ? audio : undefined
  const add = (tile: number) => {
    const following = mayFollow(chosen, tile, exercise)
    const word = built.at(-1)?.text
    if (following.type === 'yes') setChosen([...chosen, tile])
    setRefused(following.type === 'yes' ? undefined : { ...following, word, ending: tiles[tile]?.text ?? '' })
  }
  const takeBack = (tile: number) => {
    setChosen(chosen.filter((one) => one !== tile))
    setRefused(undefined)
  }
  const check = () => onAnswer({ type: 'built', tiles: chosen })
  useTileKeys({ isOpen: !done, tiles, chosen, onAdd: add, onTakeBack: takeBack, onCheck: check })
  const note: ReactNode = done ? null : refused ? (
    <RefusedNote refused={refused} />
  ) : tiles.some(({ joins }) => joins) && chosen.length === 0 ? (
    <Trans>First a word, then its ending: it joins by itself.</Trans>
  ) : null

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
        readingOf={(word) => (latin(word) ? readings([word])[0] : undefined)}
        note={note}
        onTakeBack={takeBack}
      />
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className={done ? 'invisible' : ''}>
          <TileBank label={t`Words`} tiles={tiles} chosen={chosen} readings={ofTiles} onChoose={add} />
        </div>
        {done && (
          <div>
            <RightAnswer text={text} means={heard && english} clip={audio} />
          </div>
        )}
      </div>
      {!done && <CheckButton slot={slot} isEmpty={chosen.length === 0} onCheck={check} />}
    </div>
  )
}
