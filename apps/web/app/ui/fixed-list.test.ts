import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FixedList } from './fixed-list.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('draws items in order, the same one twice too, and React asks for no keys', () => {
  const complaints = vi.spyOn(console, 'error')
  const list = FixedList({
    items: ['അമ്മ', 'അച്ഛൻ', 'അമ്മ'],
    children: (word, place) => (place === 1 ? word : createElement('b', null, word)),
  })
  expect(renderToStaticMarkup(list)).toBe('<b>അമ്മ</b>അച്ഛൻ<b>അമ്മ</b>')
  expect(complaints).not.toHaveBeenCalled()
})

it('draws nothing of an empty list', () => {
  expect(renderToStaticMarkup(FixedList({ items: [], children: String }))).toBe('')
})
