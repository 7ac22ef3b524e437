import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** An example of the people the player is made for. No real person is meant. */
export function KindOfLearner() {
  return (
    <section className="mt-12 rounded-3xl border-2 border-line bg-surface p-5">
      <h2 className="text-2xl font-bold">
        <Trans>For a learner like this</Trans>
      </h2>
      <p className="mt-2 text-lg">
        <Trans>
          Grew up far from Kerala. Follows half of what is said at home, and answers in English. Reads slowly,
          or not yet. Has twenty minutes in the evening, and would rather watch something than do exercises.
        </Trans>
      </p>
      <ul className="mt-3 space-y-2">
        <Help>
          <Trans>The line stands there to be read, so that nothing is lost when people speak fast.</Trans>
        </Help>
        <Help>
          <Trans>A word is explained on the spot: no second app, no dictionary.</Trans>
        </Help>
        <Help>
          <Trans>The words of one evening are asked again on another.</Trans>
        </Help>
      </ul>
    </section>
  )
}

function Help({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>{children}</span>
    </li>
  )
}
