import type { UnitState } from '@app/learning/course/known'

/**
 * A piece of the canal with its jetty: a lamp that is lit where the unit can be said, one with oil where it was met, and the
 * boat where one is. Decoration only: the words beside it say the same.
 */
export function Jetty({ state, isFirst, isLast }: { state: UnitState; isFirst: boolean; isLast: boolean }) {
  return (
    <span aria-hidden="true" className="relative w-10 shrink-0">
      <span
        className={`absolute left-1/2 w-2 -translate-x-1/2 bg-backwater-soft ${isFirst ? 'top-6' : 'top-0'} ${isLast ? 'bottom-1/2' : 'bottom-0'}`}
      />
      <svg viewBox="0 0 40 40" aria-hidden="true" className="absolute top-2 left-0 size-10">
        {state === 'now' ? (
          <Boat />
        ) : (
          <Lamp lit={state === 'done'} filled={state === 'done' || state === 'met'} />
        )}
      </svg>
    </span>
  )
}

const Boat = () => (
  <g>
    <circle cx={20} cy={20} r={19} className="fill-backwater" />
    <path d="M11 20 q9 -11 18 0 z" className="fill-gold-soft" />
    <path d="M6 21 q14 5 28 0 q-3 9 -9 9 h-10 q-6 0 -9 -9 z" className="fill-surface" />
  </g>
)

const Lamp = ({ lit, filled }: { lit: boolean; filled: boolean }) => (
  <g>
    <circle cx={20} cy={20} r={12} className={lit ? 'fill-gold-soft' : 'fill-raised'} />
    <circle
      cx={20}
      cy={20}
      r={12}
      strokeWidth={2}
      className={`fill-none ${filled ? 'stroke-gold' : 'stroke-line'}`}
    />
    {lit && <path d="M20 12 q5 6 0 12 q-5 -6 0 -12 z" className="fill-gold" />}
    <path d="M14 25 h12 q-1 4 -6 4 q-5 0 -6 -4 z" className={filled ? 'fill-laterite' : 'fill-line'} />
  </g>
)
