import { percentKnown, type Readable } from '@app/learning/course/known'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { PlainLink } from './plain-link.tsx'

export type ReadableText = {
  id: string
  title: string
  /** The language of the title, where it is another one than that of the page. */
  language: string | undefined
  address: string
  readable: Readable
}

/** How much of each text the learner understands: the share of its words that are known. */
export function ReadableList({ texts }: { texts: readonly ReadableText[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {texts.map((text) => (
        <ReadableRow key={text.id} text={text} />
      ))}
    </ul>
  )
}

function ReadableRow({ text: { title, language, address, readable } }: { text: ReadableText }) {
  const name = useId()
  const percent = percentKnown(readable)
  return (
    <li className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <PlainLink to={address} id={name} lang={language}>
          {title}
        </PlainLink>
        <span className="shrink-0 tabular-nums">
          <Trans>{percent} %</Trans>
        </span>
      </div>
      <progress
        aria-labelledby={name}
        value={percent}
        max={100}
        className="-mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
      />
    </li>
  )
}
