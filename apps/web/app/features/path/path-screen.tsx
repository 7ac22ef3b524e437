import type { Stretch, Unit } from '@app/learning/course'
import type { UnitState } from '@app/learning/course/known'
import { type Language, textIn } from '@app/learning/languages'
import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { PlainLink } from '../../ui/plain-link.tsx'
import { Jetty } from './jetty.tsx'

type Addresses = {
  session: string
  /** Of a session of one unit, and of the check whether it is known, if there is one. */
  again: (unit: string) => string
  check?: (unit: string) => string
}

type Props = {
  stretches: readonly Stretch[]
  states: ReadonlyMap<string, UnitState>
  /** The units of which something was practised. */
  begun: ReadonlySet<string>
  language: Language
  addresses: Addresses
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
  language,
  addresses,
  onLook,
}: Omit<Props, 'stretches'> & { stretch: Stretch; number: number }) {
  const stateOf = ({ id }: Unit) => states.get(id) ?? 'ahead'
  const done = units.filter((unit) => stateOf(unit) === 'done').length
  const isHere = units.some((unit) => stateOf(unit) === 'now')
  const isBegun = units.some(({ id }) => begun.has(id))
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
          <h2 lang={language} className="text-xl font-bold">
            {textIn(title, language)}
          </h2>
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
            onLook={() => onLook(unit)}
            isFirst={place === 0}
            isLast={place === units.length - 1}
            language={language}
            addresses={addresses}
          />
        ))}
      </ol>
    </details>
  )
}

type RowProps = Pick<Props, 'language' | 'addresses'> & {
  unit: Unit
  isBegun: boolean
  onLook: () => void
  state: UnitState
  isFirst: boolean
  isLast: boolean
}

function UnitRow({ unit, state, isBegun, isFirst, isLast, language, addresses, onLook }: RowProps) {
  const { id, title, canDo } = unit
  const name = <span lang={language}>{textIn(title, language)}</span>
  return (
    <li className="flex gap-3" aria-current={state === 'now' ? 'step' : undefined}>
      <Jetty state={state} isFirst={isFirst} isLast={isLast} />
      <div className="min-w-0 grow py-2 wrap-anywhere">
        <h3 lang={language} className="text-lg font-semibold">
          {textIn(title, language)}
        </h3>
        <p lang={language} className={state === 'ahead' ? 'text-ink-soft' : undefined}>
          {textIn(canDo, language)}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <State state={state} isBegun={isBegun} />
          {state === 'now' && (
            <PlainLink to={addresses.session}>
              {isBegun ? <Trans>Go on</Trans> : <Trans>Begin</Trans>}
            </PlainLink>
          )}
          <button
            type="button"
            onClick={onLook}
            className="min-h-11 font-semibold text-accent underline underline-offset-4"
          >
            <Trans>
              Look inside<span className="sr-only">: {name}</span>
            </Trans>
          </button>
          {state === 'done' || state === 'met' ? (
            <PlainLink to={addresses.again(id)}>
              <Trans>
                Practise it again<span className="sr-only">: {name}</span>
              </Trans>
            </PlainLink>
          ) : (
            addresses.check && (
              <PlainLink to={addresses.check(id)}>
                <Trans>
                  I know this already<span className="sr-only">: {name}</span>
                </Trans>
              </PlainLink>
            )
          )}
        </p>
      </div>
    </li>
  )
}

function State({ state, isBegun }: { state: UnitState; isBegun: boolean }) {
  switch (state) {
    case 'done':
      return <Trans>Done</Trans>
    case 'met':
      return <Trans>Met: say something of it</Trans>
    case 'now':
      return (
        <span className="font-semibold text-ink">
          {isBegun ? <Trans>You are learning this</Trans> : <Trans>Next</Trans>}
        </span>
      )
    case 'ahead':
      return null
  }
}
