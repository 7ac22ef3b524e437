import { Trans, useLingui } from '@lingui/react/macro'
import { Delete } from 'lucide-react'
import { useState } from 'react'
import { Prompt } from '../../../../asking/prompt.tsx'
import { IconButton } from '../../../../ui/button.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { useReadingsOfChoices } from '../../use-romanise.ts'
import { CheckButton } from '../parts/check-button.tsx'
import { Differences } from '../parts/letter-pieces.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'
import { TileBank } from '../tiles/tile-bank.tsx'
import { useTileKeys } from '../tiles/use-tile-keys.ts'

/** A word is spelled with tiles of letters, by its meaning: its own letters, and two that are too many. */
export function SpellItScreen({
  exercise,
  done,
  onAnswer,
  latin,
  slot,
}: ExerciseScreenProps<ExerciseOf<'spell-it'>>) {
  const { t } = useLingui()
  const { means, words, tiles, audio } = exercise
  const [chosen, setChosen] = useState<readonly number[]>([])
  const readings = useReadingsOfChoices(tiles, latin)
  const places = done?.answer.type === 'built' ? done.answer.tiles : chosen
  const text = places.map((tile) => tiles[tile] ?? '').join('')
  const isEmpty = chosen.length === 0
  const add = (tile: number) => setChosen([...chosen, tile])
  const takeBack = (tile: number) => setChosen(chosen.filter((one) => one !== tile))
  const check = () => onAnswer({ type: 'built', tiles: chosen })
  useTileKeys({ isOpen: !done, tiles, chosen, onAdd: add, onTakeBack: takeBack, onCheck: check })

  return (
    <div className="flex w-full grow flex-col gap-3">
      <div className="flex grow flex-col justify-center">
        <Prompt task={<Trans>Spell it in Malayalam. Two tiles are too many.</Trans>}>
          <p lang="en" className="text-xl font-semibold text-balance">
            {means}
          </p>
        </Prompt>
      </div>
      <div
        className={`flex min-h-16 items-center gap-2 rounded-2xl border-2 py-1 pl-13 pr-2 ${done ? (done.result.right ? 'border-accent bg-accent-soft' : 'border-laterite bg-laterite-soft') : 'border-line bg-raised'}`}
      >
        <p role="status" aria-label={t`Your word`} className="min-w-0 grow text-center wrap-anywhere">
          {text === '' ? (
            <span className="sr-only">
              <Trans>The line is empty.</Trans>
            </span>
          ) : (
            <span lang="ml" className="text-3xl">
              {text}
            </span>
          )}
        </p>
        <IconButton
          label={t`Take the last letter back`}
          className={done || isEmpty ? 'invisible' : ''}
          onClick={() => setChosen(chosen.slice(0, -1))}
        >
          <Delete aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className={done ? 'invisible' : ''}>
          <TileBank
            label={t`Letters`}
            tiles={tiles.map((letter) => ({ text: letter }))}
            chosen={chosen}
            readings={readings}
            onChoose={add}
          />
        </div>
        {done && (
          <div>
            <RightAnswer text={words[0] ?? ''} clip={audio}>
              <Differences result={done.result} />
            </RightAnswer>
          </div>
        )}
      </div>
      {!done && <CheckButton slot={slot} isEmpty={isEmpty} onCheck={check} />}
    </div>
  )
}
