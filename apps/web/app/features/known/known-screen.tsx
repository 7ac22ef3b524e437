import type { ItemState } from '@app/learning/course/known'
import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Reading } from '../../ui/reading.tsx'
import { StateMark, StateName } from './state-mark.tsx'

/** What is known of the path. */
export type KnownOfPath = {
  letters: readonly { id: string; shown: string; state: ItemState }[]
  words: Readonly<Record<ItemState, number>>
  endings: readonly { id: string; shown: string; means: string; state: ItemState }[]
  contrasts: readonly { id: string; letters: readonly [string, string]; state: ItemState; mixed: boolean }[]
}

/** The alphabet filling up, words, endings and sounds: of a path that has no letters, endings or sounds, they are left out. */
export function KnownScreen({ known, language }: { known: KnownOfPath; language: string }) {
  const { letters, words, endings, contrasts } = known
  const read = letters.filter(({ state }) => isKnown(state)).length
  const begun = letters.filter(({ state }) => state !== 'new')
  const all = words.new + words.met + words.known + words.lasting
  const met = endings.filter(({ state }) => state !== 'new')
  const heard = contrasts.filter(({ state }) => state !== 'new')
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      {letters.length > 0 && (
        <Part
          className="lg:row-span-3"
          title={<Trans>Letters</Trans>}
          sum={
            <Trans>
              {read} of {letters.length} known
            </Trans>
          }
        >
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5">
            {begun.map(({ id, shown, state }) => (
              <li key={id} data-state={state} className="known-tile">
                <span lang="ml" className="font-letters text-2xl leading-none">
                  {shown}
                </span>
                <span className="sr-only">
                  <StateName state={state} />
                </span>
              </li>
            ))}
          </ul>
          {letters.length > begun.length && (
            <p className="mt-3 text-ink-soft">
              <Plural
                value={letters.length - begun.length}
                one="# letter is still to come"
                other="# letters are still to come"
              />
            </p>
          )}
          <Legend />
        </Part>
      )}
      <Part
        title={<Trans>Words</Trans>}
        sum={
          <Trans>
            {words.known + words.lasting} of {all} known
          </Trans>
        }
      >
        <Shares words={words} />
        <dl className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {shownStates.map((state) => (
            <div key={state} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-sm break-words">
                <StateName state={state} />
              </dt>
              <dd className="flex items-center gap-1.5 text-2xl font-bold tabular-nums">
                <StateMark state={state} />
                {words[state]}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      {endings.length > 0 && (
        <Part
          title={<Trans>Endings</Trans>}
          sum={<Plural value={met.length} _0="None yet" one="# seen" other="# seen" />}
        >
          <ul className="grid gap-1.5 sm:grid-cols-2">
            {met.map(({ id, shown, means, state }) => (
              <li key={id} className="flex min-w-0 items-baseline gap-2">
                <StateMark state={state} />
                <span className="min-w-0">
                  <span lang="ml" className="text-lg font-semibold">
                    {shown}
                  </span>{' '}
                  <span lang={language} className="text-sm text-ink-soft">
                    {means}
                  </span>
                  <span className="sr-only">
                    , <StateName state={state} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {contrasts.length > 0 && (
        <Part
          title={<Trans>Sounds</Trans>}
          sum={<Plural value={heard.length} _0="None yet" one="# pair heard" other="# pairs heard" />}
        >
          <ul className="grid gap-1.5">
            {heard.map(({ id, letters: [one, other], state, mixed }) => (
              <li key={id} className="flex items-center gap-2">
                <StateMark state={state} />
                <span className="min-w-0">
                  <Sound letter={one} /> · <Sound letter={other} />:{' '}
                  {mixed ? (
                    <Trans>still mixed up</Trans>
                  ) : isKnown(state) ? (
                    <Trans>you hear the difference</Trans>
                  ) : (
                    <Trans>being learnt</Trans>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

const shownStates = ['lasting', 'known', 'met', 'new'] as const
const isKnown = (state: ItemState) => state === 'known' || state === 'lasting'

const Sound = ({ letter }: { letter: string }) => (
  <>
    <span lang="ml" className="text-lg font-semibold">
      {letter}
    </span>{' '}
    <Reading text={letter} className="text-sm" />
  </>
)

function Shares({ words }: Pick<KnownOfPath, 'words'>) {
  return (
    <div aria-hidden="true" className="flex h-5 gap-0.5 overflow-hidden rounded-full">
      <span className="bg-accent" style={{ flexGrow: words.lasting }} />
      <span className="bg-gold" style={{ flexGrow: words.known }} />
      <span className="bg-gold-soft" style={{ flexGrow: words.met }} />
      <span className="bg-line" style={{ flexGrow: words.new }} />
    </div>
  )
}

const Legend = () => (
  <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {shownStates.map((state) => (
      <li key={state} className="flex items-center gap-1.5">
        <StateMark state={state} />
        <StateName state={state} />
      </li>
    ))}
  </ul>
)

type PartProps = { title: ReactNode; sum?: ReactNode; className?: string; children: ReactNode }

/** A part of what is known, with its sum beside its name. */
export function Part({ title, sum, className = '', children }: PartProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={`rounded-3xl border-2 border-line bg-surface p-5 ${className}`}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={heading} className="text-xl font-bold">
          {title}
        </h3>
        {sum !== undefined && <p className="text-ink-soft">{sum}</p>}
      </div>
      {children}
    </section>
  )
}
