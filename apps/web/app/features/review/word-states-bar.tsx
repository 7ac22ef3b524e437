import type { WordStates } from '@app/learning/review'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The saved words by word state: their shares and their numbers. */
export function WordStatesBar({ states: { fresh, learning, known } }: { states: WordStates }) {
  return (
    <>
      <div aria-hidden="true" className="flex h-5 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-accent" style={{ flexGrow: known }} />
        <span className="bg-gold" style={{ flexGrow: learning }} />
        <span className="bg-line" style={{ flexGrow: fresh }} />
      </div>
      <dl className="mt-2 grid grid-cols-3 gap-2">
        <State mark="bg-accent" count={known} name={<Trans>known</Trans>} />
        <State mark="bg-gold" count={learning} name={<Trans>being learnt</Trans>} />
        <State mark="bg-line" count={fresh} name={<Trans>not begun</Trans>} />
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>Known: each card that was begun would still be known after three weeks.</Trans>
      </p>
    </>
  )
}

function State({ mark, count, name }: { mark: string; count: number; name: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-sm break-words">{name}</dt>
      <dd className="flex items-center gap-1.5 text-2xl font-bold tabular-nums">
        <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${mark}`} />
        {count}
      </dd>
    </div>
  )
}
