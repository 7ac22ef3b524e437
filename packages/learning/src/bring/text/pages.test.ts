import { describe, expect, it } from 'vitest'
import { withoutPages } from './pages.ts'

const texts = ['മഴ പെയ്തു.', 'കുട്ടി', 'കുടയെടുത്തു.', 'അമ്മ', 'ചിരിച്ചു.', 'അവർ']
const page = (number: number, head = 'പൂമ്പാറ്റ') =>
  [head, '', ...texts.slice(2 * number - 2, 2 * number), '', `${number}`].join('\n')
const leftOut = (text: string) => withoutPages(text).leftOut.map(({ what, count }) => `${what} ${count}`)

describe('a text of a book', () => {
  it('loses the numbers of its pages and the head that stands on each', () => {
    const { lines, leftOut } = withoutPages([1, 2, 3].map((one) => page(one)).join('\f'))
    expect(lines).toEqual(texts)
    expect(leftOut).toMatchObject([
      { what: 'page-numbers', shown: ['1', '2', '3'] },
      { what: 'running-heads', count: 3 },
    ])
  })

  it('keeps a head that stands on two pages only: it may be a text', () => {
    expect(leftOut([1, 2].map((one) => page(one)).join('\f'))).toEqual(['page-numbers 2'])
  })

  it.each([
    ['12', '13'],
    ['- 12 -', '- 13 -'],
    ['Page 12 of 90', 'Page 13 of 90'],
    ['പേജ് ൧൨', 'പേജ് ൧൩'],
  ])('knows numbers that count on, without breaks of pages: %s, %s', (one, other) => {
    const text = ['മഴ പെയ്തു.', one, 'അമ്മ ചിരിച്ചു.', other, 'അവർ പോയി.'].join('\n')
    expect(leftOut(text)).toEqual(['page-numbers 2'])
  })

  it('keeps numbers that do not count on, but not one in the middle of a sentence', () => {
    expect(leftOut(['മഴ പെയ്തു.', '12', 'അമ്മ ചിരിച്ചു.', '40', 'അവർ പോയി.'].join('\n'))).toEqual([])
    expect(leftOut(['അവൻ', '', '12', '', 'വന്നു.'].join('\n'))).toEqual(['page-numbers 1'])
    expect(leftOut(['അവൻ വന്നു.', '', '12', '', 'അവൾ പോയി.'].join('\n'))).toEqual([])
  })

  it('keeps its blank lines where no page ends', () => {
    expect(withoutPages('\nഒന്ന്\n\nരണ്ട്').lines).toEqual(['', 'ഒന്ന്', '', 'രണ്ട്'])
  })
})
