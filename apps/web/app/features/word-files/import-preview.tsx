import type { LeftRow } from '@app/learning/word-files'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { Offer } from './import-words.ts'

/** The most rows that are named. Who has more looks through the file. */
const mostShown = 20

function LeftReason({ line, why }: Pick<LeftRow, 'line' | 'why'>) {
  switch (why) {
    case 'empty':
      return <Trans>Line {line} is left out: it has no word.</Trans>
    case 'long':
      return <Trans>Line {line} is left out: its word is too long.</Trans>
    case 'no-malayalam':
      return <Trans>Line {line} is left out: its word is not in Malayalam.</Trans>
  }
}

type Props = { offer: Offer; onTake: () => void; onLeave: () => void }

/** What a file would add, before it does. */
export function ImportPreview({ offer: { plan, reviews, skipped, left }, onTake, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const nothing = plan.fresh.length + plan.changed.length + reviews.length === 0
  return (
    <div className="mt-3 rounded-2xl bg-raised p-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        <Trans>In the file</Trans>
      </h3>
      <ul className="mb-3">
        <li>
          <Trans>New words: {plan.fresh.length}</Trans>
        </li>
        <li>
          <Trans>Words that it says something else of: {plan.changed.length}</Trans>
        </li>
        <li>
          <Trans>Words that stay as they are: {plan.same}</Trans>
        </li>
        {reviews.length > 0 && (
          <li>
            <Trans>Reviews: {reviews.length}</Trans>
          </li>
        )}
        {skipped > 0 && (
          <li>
            <Plural
              value={skipped}
              one="# entry has no Malayalam word and is left out"
              other="# entries have no Malayalam word and are left out"
            />
          </li>
        )}
        {left.slice(0, mostShown).map(({ line, why, shown }) => (
          <li key={line} className="break-words">
            <LeftReason line={line} why={why} /> {shown !== '' && <MixedText text={shown} />}
          </li>
        ))}
        {left.length > mostShown && (
          <li>
            <Plural
              value={left.length - mostShown}
              one="# more row is left out"
              other="# more rows are left out"
            />
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        {!nothing && (
          <Button onClick={onTake} className="grow text-base">
            <Trans>Bring them in</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave} className="grow text-base">
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </div>
  )
}
