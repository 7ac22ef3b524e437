import { languageOf } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Prompt } from '../../../../asking/prompt.tsx'
import { playAlong } from '../../../../sound/sound.ts'
import { announce } from '../../../../ui/announce.ts'
import { done as did, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { useReadings, useRomanise } from '../../use-romanise.ts'
import { SpeltText } from '../parts/spelt-text.tsx'
import { join, type Matching, noMatches, pick } from './matching.ts'

/** Words with their meanings, or letters with their sounds: first a word is tapped, then its other half. */
export function MatchPairsScreen({
  exercise,
  done,
  onAnswer,
  latin,
  quiet,
}: ExerciseScreenProps<ExerciseOf<'match-pairs'>>) {
  const { t } = useLingui()
  const { pairs, extras, order } = exercise
  const [matching, setMatching] = useState(noMatches)
  /** All halves to choose from: those of the pairs, then one that fits none, if there is one. */
  const halves = [...pairs, ...extras]
  const spelt = useRomanise()(halves.map(({ say, match }) => say ?? match))
  const readings = useReadings()(pairs.map(({ text }) => text))

  /** By ear, a word is written only when it is matched. */
  const isToHear = (place: number) => exercise.by === 'ear' && !done && !matching.matched.includes(place)

  function pickAt(place: number) {
    const clip = pairs[place]?.audio
    if (done || matching.matched.includes(place)) return
    setMatching(pick(matching, place))
    if (clip && (!quiet || exercise.by === 'ear')) void playAlong(clip)
  }

  function joinAt(place: number) {
    if (done) return
    const next = join(matching, place)
    setMatching(next)
    if (next.wrong && next !== matching) announce(t`Not a pair.`)
    if (next.matched.length === pairs.length) onAnswer({ type: 'matched', misses: next.misses })
  }

  usePageKeys(({ key, repeat }) => {
    const at = /^[1-6]$/.test(key) ? Number(key) - 1 : -1
    if (repeat || done) return false
    if (matching.picked === undefined) return at in pairs ? did(pickAt(at)) : false
    return at in order ? did(joinAt(order[at] ?? at)) : false
  })

  return (
    <>
      <div className="flex items-center justify-center py-1">
        <Prompt
          task={
            extras.length > 0 ? (
              <Trans>Match the pairs. One on the right fits none.</Trans>
            ) : (
              <Trans>Match the pairs.</Trans>
            )
          }
        >
          {null}
        </Prompt>
      </div>
      <div className="grid grow grid-cols-2 content-center gap-2">
        <Side name={t`Left: choose one`} rows={order.length}>
          {pairs.map((pair, row) => (
            <Half
              key={pair.item}
              place={row}
              isActive={matching.picked === undefined}
              state={stateOf(row, 'text', matching, done)}
              onTap={() => pickAt(row)}
            >
              {isToHear(row) ? (
                <ToHear place={row} />
              ) : (
                <span lang={languageOf(pair.text)} className="block text-2xl leading-snug break-words">
                  {pair.text}
                </span>
              )}
              {latin(pair.text) && pair.say === undefined && !isToHear(row) && (
                <span className="block text-sm">
                  <SpeltText spelt={readings[row]} />
                </span>
              )}
            </Half>
          ))}
        </Side>
        <Side name={t`Right: what belongs to it`} rows={order.length}>
          {order.map((other, row) => {
            const half = halves[other]
            const own = pairs[other]
            return (
              <Half
                key={other}
                place={row}
                isActive={matching.picked !== undefined}
                state={stateOf(other, 'match', matching, done)}
                onTap={() => joinAt(other)}
              >
                {half?.say === undefined ? (
                  <MixedText text={half?.match ?? ''} />
                ) : (
                  <SpeltText className="text-xl text-ink" spelt={spelt[other]} />
                )}
                {/* Whoever did not know sees what belongs together. */}
                {done && own && ' '}
                {done && own && own.text !== half?.match && (
                  <span lang={languageOf(own.text)} className="inline-block text-lg">
                    {own.text}
                  </span>
                )}
              </Half>
            )
          })}
        </Side>
      </div>
    </>
  )
}

type SideProps = { name: string; rows: number; children: ReactNode }

/** A column of halves, named for who cannot see that it is one. Its rows are as high as those of the other column. */
function Side({ name, rows, children }: SideProps) {
  return (
    <fieldset
      aria-label={name}
      className="grid min-w-0 gap-2"
      style={{ gridTemplateRows: `repeat(${rows}, 1fr)` }}
    >
      {children}
    </fieldset>
  )
}

/** In place of a word that is heard, as high as a line of it. */
function ToHear({ place }: { place: number }) {
  const number = place + 1
  return (
    <span className="flex h-9 items-center">
      <Volume2 aria-hidden="true" className="size-7 text-accent" />
      <span className="sr-only">
        <Trans>Hear word {number}</Trans>
      </span>
    </span>
  )
}

/** `told`: it was not matched before the end. */
type State = 'open' | 'picked' | 'matched' | 'told' | 'wrong'

function stateOf(
  pair: number,
  half: 'text' | 'match',
  { picked, matched, wrong }: Matching,
  done: ExerciseScreenProps['done'],
): State {
  if (matched.includes(pair)) return 'matched'
  if (done) return 'told'
  if (wrong?.[half] === pair) return 'wrong'
  return half === 'text' && picked === pair ? 'picked' : 'open'
}

const styles: Record<State, string> = {
  open: 'border-line bg-surface hover:border-accent',
  picked: 'border-accent bg-accent-soft',
  matched: 'border-line bg-surface opacity-60',
  told: 'border-line bg-surface',
  wrong: 'border-laterite bg-laterite-soft',
}

type HalfProps = {
  place: number
  /** Whether the digits mean this side now. */
  isActive: boolean
  state: State
  onTap: () => void
  children: ReactNode
}

function Half({ place, isActive, state, onTap, children }: HalfProps) {
  const isOver = state === 'matched' || state === 'told'
  return (
    <button
      type="button"
      aria-pressed={state === 'picked'}
      aria-disabled={isOver}
      onClick={isOver ? undefined : onTap}
      className={`flex min-h-14 w-full items-center gap-2 rounded-2xl border-2 px-2 py-1 text-left leading-tight ${styles[state]}`}
    >
      <span
        aria-hidden="true"
        className={`inline-flex size-6 shrink-0 items-center justify-center rounded-lg bg-raised text-sm font-bold text-ink-soft max-md:hidden ${isActive ? '' : 'invisible'}`}
      >
        {place + 1}
      </span>
      <span className="min-w-0 grow wrap-anywhere">{children}</span>
    </button>
  )
}
