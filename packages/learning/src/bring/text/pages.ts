import { type Note, noteOf } from './note.ts'

/** A page's number alone on its line, with what may stand around it. */
const pageNumber =
  /^[\s\-–—•·|[(]*(?:page|pg\.?|p\.|പേജ്|പുറം)?\s*(?<number>\p{Nd}{1,4})(?:\s*(?:of|\/)\s*\p{Nd}{1,4})?[\s\-–—•·|\])]*$/iu
const sentenceEnd = /[.!?…।:]["'”’)\]]*\s*$/u

/** A head stands on so many pages. */
const fewestHeads = 3
const longestHead = 80

/** A line of the text, and whether a page begins with it. */
type Line = { text: string; begins: boolean }

/**
 * The lines of a text without the numbers of its pages and the heads that stand on every page. Blank lines around
 * them go too, so that a paragraph that runs over the page is one.
 */
export function withoutPages(text: string): { lines: string[]; leftOut: Note[] } {
  const lines = text
    .split('\f')
    .flatMap((page, number) =>
      page.split('\n').map((text, place): Line => ({ text, begins: number > 0 && place === 0 })),
    )
  const written = lines.flatMap(({ text }, place) => (text.trim() === '' ? [] : [place]))
  const hasBreaks = text.includes('\f')
  const edges = hasBreaks ? edgesOf(lines, written) : []
  const numbers = hasBreaks
    ? edges.filter((place) => pageNumber.test(lines[place]?.text ?? ''))
    : countedNumbers(lines, written)
  const beside = hasBreaks ? edges : numbers.flatMap((place) => neighbours(written, place))
  const heads = headsIn(lines, new Set(beside.filter((place) => !numbers.includes(place))))
  const left = new Set([...numbers, ...heads])

  const kept: string[] = []
  let afterPage = false
  for (const [place, { text, begins }] of lines.entries()) {
    if (left.has(place) || begins) {
      while (kept.at(-1)?.trim() === '') kept.pop()
      afterPage = true
    }
    if (left.has(place) || (afterPage && text.trim() === '')) continue
    afterPage = false
    kept.push(text)
  }
  const of = (places: Iterable<number>) => [...places].map((place) => lines[place]?.text ?? '')
  return {
    lines: kept,
    leftOut: [...noteOf('page-numbers', of(numbers)), ...noteOf('running-heads', of(heads))],
  }
}

/** The first two and the last two written lines of each page. */
function edgesOf(lines: readonly Line[], written: readonly number[]): number[] {
  const pages: number[][] = [[]]
  let from = 0
  for (const place of written) {
    if (lines.slice(from, place + 1).some(({ begins }) => begins)) pages.push([])
    from = place + 1
    pages.at(-1)?.push(place)
  }
  return [...new Set(pages.flatMap((page) => [...page.slice(0, 2), ...page.slice(-2)]))]
}

/**
 * Numbers alone on their lines of which each is greater by one than the one before, or that stand in the middle of a
 * sentence.
 */
function countedNumbers(lines: readonly Line[], written: readonly number[]): number[] {
  const alone = written.flatMap((place, at) => {
    const { number } = pageNumber.exec(lines[place]?.text ?? '')?.groups ?? {}
    return number === undefined ? [] : [{ place, at, number: numberOf(number) }]
  })
  const textAt = (at: number) => lines[written[at] ?? -1]?.text
  const follows = (at: number) =>
    alone[at] !== undefined && alone[at].number === (alone[at - 1]?.number ?? -1) + 1
  const isApart = (place: number) =>
    lines[place - 1]?.text.trim() === '' && lines[place + 1]?.text.trim() === ''
  return alone
    .filter(({ place, at }, one) => {
      if (follows(one) || follows(one + 1)) return true
      const before = textAt(at - 1)
      return (
        isApart(place) && before !== undefined && textAt(at + 1) !== undefined && !sentenceEnd.test(before)
      )
    })
    .map(({ place }) => place)
}

const numberOf = (digits: string) =>
  Number(digits.replace(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - 0x0d66)))

/** The written lines before and after a line. */
function neighbours(written: readonly number[], place: number): number[] {
  const at = written.indexOf(place)
  return [written[at - 1], written[at + 1]].filter((near) => near !== undefined)
}

function headsIn(lines: readonly Line[], edges: ReadonlySet<number>): number[] {
  const named = (place: number) => (lines[place]?.text ?? '').replace(/\p{Nd}+/gu, '#').trim()
  return [...Map.groupBy(edges, named)]
    .filter(([name, places]) => name.length > 1 && name.length <= longestHead && places.length >= fewestHeads)
    .flatMap(([, places]) => places)
}
