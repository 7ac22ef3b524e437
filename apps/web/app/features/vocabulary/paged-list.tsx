import { Trans } from '@lingui/react/macro'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

type Props<Item> = {
  items: readonly Item[]
  /** Names the list. Another list begins with its first page. */
  of?: string
  keyOf: (item: Item, at: number) => string
  children: (item: Item) => ReactNode
}

/** The number of cards on a page: a cheap phone draws them without a pause. */
const pageLength = 12

/**
 * The number of cards drawn first, so that they appear in the frame after a key press: more than a phone
 * shows.
 */
const atOnce = 3

/** Cards side by side, one page of them, then more as the learner asks. */
export function PagedList<Item>({ items, of = '', keyOf, children }: Props<Item>) {
  const [page, setPage] = useState({ of, length: pageLength })
  const length = page.of === of ? page.length : pageLength
  const [begun, setBegun] = useState<string>()
  useEffect(() => startTransition(() => setBegun(of)), [of])
  const drawn = begun === of ? length : atOnce
  const left = items.length - length
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.slice(0, length).map((item, at) => (
          <li
            key={keyOf(item, at)}
            className="min-w-0 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] empty:min-h-40"
          >
            {at < drawn && children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="quiet"
          onClick={() => setPage({ of, length: length + 2 * pageLength })}
          className="mt-4 w-full"
        >
          <Trans>Show more ({left} left)</Trans>
        </Button>
      )}
    </>
  )
}
