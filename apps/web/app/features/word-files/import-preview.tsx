import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Offer } from './import-words.ts'

type Props = { offer: Offer; onTake: () => void; onLeave: () => void }

/** What a file would add, before it does. */
export function ImportPreview({ offer: { plan, reviews, skipped }, onTake, onLeave }: Props) {
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
