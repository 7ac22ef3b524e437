import { Trans } from '@lingui/react/macro'
import { Ear, Pause, Quote } from 'lucide-react'
import { Point } from './point.tsx'

/** The benefits of learning with videos. */
export function PlayerBenefits() {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl font-bold">
        <Trans>Benefits</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-3">
        <Point icon={<Ear aria-hidden="true" />} name={<Trans>Malayalam as it is spoken</Trans>}>
          <Trans>Real voices, at their own speed, about things you chose yourself.</Trans>
        </Point>
        <Point icon={<Quote aria-hidden="true" />} name={<Trans>Words in their place</Trans>}>
          <Trans>You meet a word in a sentence that somebody says, and keep it with that sentence.</Trans>
        </Point>
        <Point icon={<Pause aria-hidden="true" />} name={<Trans>As slow as you like</Trans>}>
          <Trans>Stop, go back a line, hear it again. Nobody is waiting.</Trans>
        </Point>
      </ul>
    </section>
  )
}
