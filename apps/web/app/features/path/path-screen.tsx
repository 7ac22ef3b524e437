import type { Stretch, Unit } from '@app/learning/course'
import type { UnitState } from '@app/learning/course/known'
import { type Language, textIn } from '@app/learning/languages'
import type { TopicKey } from '@app/learning/levels'
import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Jetty } from './jetty.tsx'

type Props = {
  stretches: readonly Stretch[]
  states: ReadonlyMap<string, UnitState>
  /** The units of which something was practised. */
  begun: ReadonlySet<string>
  /** The units of which only the sentences are left. */
  known: ReadonlySet<string>
  /** Draws the quiz of a topic beside the stretch that leads to it. */
  renderQuiz: (topic: TopicKey, isReached: boolean) => ReactNode
  language: Language
  /** Shows what a unit teaches. */
  onLook: (unit: Unit) => void
}

/** The way through the course: its stretches in order, each with its units. The one under way is open. */
export function PathScreen({ stretches, ...props }: Props) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {stretches.map((stretch, place) => (
        <li key={stretch.id}>
          <StretchPart {...props} stretch={stretch} number={place + 1} />
        </li>
      ))}
    </ol>
  )
}

function StretchPart({
  stretch: { title, units },
  number,
  states,
  begun,
  known,
  renderQuiz,
  language,
  onLook,
}: Omit<Props, 'stretches'> & { stretch: Stretch; number: number }) {
  const stateOf = ({ id }: Unit) => states.get(id) ?? 'ahead'
  const done = units.filter((unit) => stateOf(unit) === 'done').length
  const isHere = units.some((unit) => stateOf(unit) === 'now')
  const isBegun = units.some(({ id }) => begun.has(id))
  const isWalked = units.every((unit) => ['done', 'met'].includes(stateOf(unit)))
  const topics = units.flatMap((unit) => unit.topics)
  const all = units.length
  return (
    <details
      open={isHere}
      className="group rounded-3xl border-2 border-line bg-surface data-here:border-gold"
      data-here={isHere || undefined}
    >
      <summary className="flex min-h-16 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          data-filled={done === all}
          className="grid size-10 shrink-0 place-items-center rounded-full bg-raised font-bold data-[filled=true]:bg-gold-soft"
        >
          {number}
        </span>
        <span className="min-w-0 grow">
          <h3 lang={language} className="text-xl font-bold">
            {textIn(title, language)}
          </h3>
          <span className="text-sm text-ink-soft">
            {!isBegun ? (
              <Plural value={all} one="# unit" other="# units" />
            ) : isHere ? (
              <Trans>
                You are here: {done} of {all} done
              </Trans>
            ) : (
              <Trans>
                {done} of {all} done
              </Trans>
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="px-4 pb-3">
        {units.map((unit, place) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            state={stateOf(unit)}
            isBegun={begun.has(unit.id)}
            isKnown={known.has(unit.id)}
            onLook={() => onLook(unit)}
            isFirst={place === 0}
            isLast={place === units.length - 1}
            language={language}
          />
        ))}
      </ol>
      {topics.length > 0 && (
        <div className="border-t border-line px-4 py-2">
          {topics.map((topic) => (
            <Fragment key={topic}>{renderQuiz(topic, isWalked)}</Fragment>
          ))}
        </div>
      )}
    </details>
  )
}

type RowProps = Pick<Props, 'language'> & {
  unit: Unit
  isBegun: boolean
  isKnown: boolean
  onLook: () => void
  state: UnitState
  isFirst: boolean
  isLast: boolean
}

/** A unit is one button: its sheet has what it teaches, and the ways to begin it or to skip it. */
function UnitRow({ unit, state, isBegun, isKnown, isFirst, isLast, language, onLook }: RowProps) {
  const { title, canDo } = unit
  return (
    <li className="flex gap-3" aria-current={state === 'now' ? 'step' : undefined}>
      <Jetty state={state} isFirst={isFirst} isLast={isLast} />
      <button
        type="button"
        onClick={onLook}
        aria-haspopup="dialog"
        className="my-0.5 min-h-14 min-w-0 grow rounded-2xl px-2 py-1.5 text-left wrap-anywhere hover:bg-raised"
      >
        <span lang={language} className="block text-lg font-semibold">
          {textIn(title, language)}
        </span>
        <span lang={language} className={`block ${state === 'ahead' ? 'text-ink-soft' : ''}`}>
          {textIn(canDo, language)}
        </span>
        <State state={state} isBegun={isBegun} isKnown={isKnown} />
      </button>
    </li>
  )
}

function State({ state, isBegun, isKnown }: { state: UnitState; isBegun: boolean; isKnown: boolean }) {
  if (state === 'ahead' && !isKnown) return null
  return (
    <span className="block text-[0.9375rem] font-semibold">
      {state === 'done' ? (
        <Trans>Done</Trans>
      ) : state === 'met' ? (
        <Trans>Met: say something of it</Trans>
      ) : isKnown ? (
        <Trans>You know its words: only its sentences are left</Trans>
      ) : isBegun ? (
        <Trans>You are learning this</Trans>
      ) : (
        <Trans>Next</Trans>
      )}
    </span>
  )
}
