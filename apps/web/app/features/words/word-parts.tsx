import { type JointChange, jointChange, type WordReading } from '@app/learning/vocabulary'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SpeakerButton } from '../../ui/speaker-button.tsx'
import { standingAlone } from './standing-alone.ts'

/** What a word is made of: the word of the dictionary, which can be heard, and each ending with what it does and what changed where it joined. */
export function WordParts({ reading: { entry, before, endings } }: { reading: WordReading }) {
  const { t } = useLingui()
  const headwords = before ? [before.entry, entry] : [entry]
  return (
    <ul aria-label={t`Parts`} className="mt-3 divide-y divide-line rounded-2xl border-2 border-line px-3">
      {headwords.map(({ id, word, audio, means }, place) => (
        <Part
          key={id}
          shown={word}
          change={place > 0 ? jointChange(before?.joint) : undefined}
          means={means[0]}
        >
          <SpeakerButton clip={audio} label={t`Listen to ${word}`} />
        </Part>
      ))}
      {endings.map(({ id, shown, means, joint }) => (
        <Part key={id} shown={shown} means={means} change={jointChange(joint)} />
      ))}
    </ul>
  )
}

type PartProps = {
  shown: string
  means: string | undefined
  change: JointChange | undefined
  children?: ReactNode
}

function Part({ shown, means, change, children }: PartProps) {
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
