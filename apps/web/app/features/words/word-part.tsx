import type { JointChange } from '@app/learning/vocabulary'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { standingAlone } from './standing-alone.ts'

type Props = {
  shown: string
  means: string | undefined
  /** The change where it joined. */
  change?: JointChange | undefined
  children?: ReactNode
}

/** A part of a word, its function, and how it joined. */
export function WordPart({ shown, means, change, children }: Props) {
  return (
    <li className="flex min-h-12 items-center gap-3 py-1">
      <span className="grow">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span lang="ml" className="text-xl">
            {standingAlone(shown)}
          </span>
          <span lang="en">{means}</span>
        </span>
        {change && (
          <span className="block text-sm text-ink-soft">
            <Joint change={change} />
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

function Joint({ change }: { change: JointChange }) {
  switch (change.type) {
    case 'came':
      return (
        <Trans>
          <Letters text={change.now} /> comes in between
        </Trans>
      )
    case 'fell':
      return (
        <Trans>
          <Letters text={change.was} /> falls away
        </Trans>
      )
    case 'became':
      return (
        <Trans>
          <Letters text={change.was} /> becomes <Letters text={change.now} />
        </Trans>
      )
  }
}

function Letters({ text }: { text: string }) {
  return (
    <span lang="ml" className="text-base">
      {standingAlone(text)}
    </span>
  )
}
