import type { Block } from '../text/blocks.ts'
import { blocksOf } from '../text/blocks.ts'
import { wikiMarks } from '../text/markdown.ts'
import { type Note, noteOf, noteOfCount } from '../text/note.ts'

/** A row of so many links, or more, is a menu. */
const fewestLinks = 3

/** The text of a page of the web, without the menus and the other things that stand around it. */
export function readPage(html: string): { blocks: Block[]; title: string; leftOut: Note[] } {
  const { blocks: written, title, pictures } = blocksOf(html)
  const blocks = written.map((block) => ({ ...block, text: block.text.replace(wikiMarks, '') }))
  const size = (some: readonly Block[]) =>
    some.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
  const main = blocks.filter((block) => block.main)
  const own = size(main) >= size(blocks) / 2 ? main : blocks
  const isMenu = (place: number) => {
    if (!own[place]?.linked) return false
    let [from, to] = [place, place]
    while (own[from - 1]?.linked) from--
    while (own[to + 1]?.linked) to++
    return to - from + 1 >= fewestLinks
  }
  const kept = own.filter((_, place) => !isMenu(place))
  const read = kept.length > 0 ? kept : own
  const left = blocks.filter((block) => !read.includes(block)).map(({ text }) => text)
  return {
    blocks: read,
    title,
    leftOut: [...noteOf('page-parts', left), ...noteOfCount('pictures', pictures)],
  }
}

/** Whether a text is a whole page of HTML. */
export const isWholePage = (text: string): boolean =>
  /^\s*(?:<\?xml[^<>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|body)[\s>]/i.test(
    text.slice(0, 5000),
  )

const names = 'p|div|span|h[1-6]|li|td|article|section|b|i|em|strong|style|script|a|ul|ol|table'
const opened = new RegExp(`<(?:${names}|br)(?:\\s[^<>]*)?\\/?>`, 'i')
const closed = new RegExp(`<\\/(?:${names})>`, 'i')

/** Whether a text is a piece of a page, as it was copied. */
export const isPage = (text: string): boolean =>
  !/^\s*<\?xml/.test(text) && opened.test(text) && closed.test(text)
