import { joinTiles, mayFollow } from '@app/learning/course'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { useReadings, useReadingsOfChoices } from '../../use-romanise.ts'
import { CheckButton } from '../parts/check-button.tsx'
import { TileBank } from '../tiles/tile-bank.tsx'
import { useTileKeys } from '../tiles/use-tile-keys.ts'
import { AnswerLine } from './answer-line.tsx'
import { type Refused, RefusedNote } from './refused-note.tsx'
import { wrongPlaces } from './wrong-places.ts'

type Props = Pick<
  ExerciseScreenProps<ExerciseOf<'build-sentence'>>,
  'exercise' | 'done' | 'latin' | 'slot'
> & {
  onBuilt: (tiles: readonly number[]) => void
  /** What stands in the place of the tiles once it is answered. */
  children?: ReactNode
}

/**
 * The line under way and its tiles. An ending joins to the word before it, and a word that does not take it says so.
 */
export function Builder({ exercise, done, latin, slot, onBuilt, children }: Props) {
  const { t } = useLingui()
  const { tiles } = exercise
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [refused, setRefused] = useState<Refused>()
  const readings = useReadings()
  const ofTiles = useReadingsOfChoices(
    tiles.map((tile) => tile.text),
    latin,
  )
  const places = done?.answer.type === 'built' ? done.answer.tiles : chosen
  const built = joinTiles(places, exercise)
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
  const check = () => onBuilt(chosen)
  useTileKeys({ isOpen: !done, tiles, chosen, onAdd: add, onTakeBack: takeBack, onCheck: check })
  const note: ReactNode = done ? null : refused ? (
    <RefusedNote refused={refused} />
  ) : tiles.some(({ joins }) => joins) && chosen.length === 0 ? (
    <Trans>First a word, then its ending: it joins by itself.</Trans>
  ) : null

  return (
    <>
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
        {done && <div>{children}</div>}
      </div>
      {!done && <CheckButton slot={slot} isEmpty={chosen.length === 0} onCheck={check} />}
    </>
  )
}
