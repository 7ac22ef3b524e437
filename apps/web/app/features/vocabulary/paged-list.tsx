import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

type Props<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** So many cards at a time: a cheap phone draws them without a pause. */
const pageLength = 12

/** Cards side by side, a page of them, then as many more as the learner asks for. A list of other things begins anew by its `key`. */
export function PagedList<Item>({ items, keyOf, children }: Props<Item>) {
  const [length, setLength] = useState(pageLength)
  const left = items.length - length
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.slice(0, length).map((item) => (
          <li
            key={keyOf(item)}
            className="min-w-0 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" onClick={() => setLength(length + 2 * pageLength)} className="mt-4 w-full">
          <Trans>Show more ({left} left)</Trans>
        </Button>
      )}
    </>
  )
}
