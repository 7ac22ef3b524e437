import { createElement, Fragment, type ReactNode } from 'react'

type Props<Item> = { items: readonly Item[]; children: (item: Item, place: number) => ReactNode }

/**
 * Draws items whose order never changes, such as the words of a sentence. React knows each by its place, as
 * it does with elements that are written one after the other, so they need no keys.
 */
export function FixedList<Item>({ items, children }: Props<Item>) {
  return createElement(Fragment, null, ...items.map(children))
}
