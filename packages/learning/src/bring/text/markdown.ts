import type { Block } from './blocks.ts'
import { type Note, noteOf } from './note.ts'

const heading = /^\s{0,3}#{1,6}\s+(?<text>.*?)\s*#*$/u
const wikiHeading = /^={1,6}\s*(?<text>[^=].*?)\s*={1,6}$/u
const rule = /^\s*(?:[-*_]\s*){3,}$|^\s*={4,}\s*$|^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?\s*$/u
const row = /^\s*\|(?<cells>.*)\|\s*$/u
const quote = /^\s*(?:>\s?)+/u
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(?=\S)/u
const fence = /^\s*(?:```|~~~)/u
/** What a page of a wiki shows behind a heading or a statement. */
export const wikiMarks = /\[(?:തിരുത്തുക|edit|edit source|അവലംബം ആവശ്യമാണ്|citation needed|\p{Nd}{1,3})\]/giu

const inline: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]]*\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/gu, ''],
  [/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)/gu, '$1'],
  [/\[\[(?:(?:file|image|category|പ്രമാണം|ചിത്രം|വർഗ്ഗം):[^\]]*)\]\]/giu, ''],
  [/\[\[(?:[^\]|]*\|)?([^\]|]+)\]\]/gu, '$1'],
  [/\[([^[\]]+)\]\[[^[\]]*\]/gu, '$1'],
  [/<(https?:[^<>\s]+)>/gu, ''],
  [/\{\{[^{}]*\}\}/gu, ''],
  [/'{2,5}/gu, ''],
  [/(\*{1,3}|_{2,3}|~~|==)(?=\S)(.+?)(?<=\S)\1/gu, '$2'],
  [/(?<![\p{L}\p{M}\p{N}_])_(?=\S)([^_]+)(?<=\S)_(?![\p{L}\p{M}\p{N}_])/gu, '$1'],
  [/`([^`]+)`/gu, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!|>~])/gu, '$1'],
]

/** A line without the marks of Markdown or of a wiki in it. */
function withoutMarks(line: string): string {
  let text = line
  for (const [mark, instead] of inline) text = text.replace(mark, instead)
  return text
}

const kinds = [
  heading,
  wikiHeading,
  row,
  /^\s*>\s?\S/u,
  fence,
  /(?:\*\*|__)(?=\S).+?(?<=\S)(?:\*\*|__)/u,
  /\[[^[\]]+\]\((?:https?:|\/|#|\.)[^()\s]*\)/u,
  /\[\[[^[\]]+\]\]/u,
  /^\s*[-*+]\s+\[[ xX]\]\s/u,
  /(?<![\p{L}\p{M}*])\*(?=\S)[^*\n]+(?<=\S)\*(?![\p{L}\p{M}*])/u,
]

/** Whether a text has the marks of Markdown, of whatever kinds: in one kind alone they may be anything. */
export function isMarkdown(lines: readonly string[], name: string): boolean {
  const bare = lines.map((line) => line.replace(wikiMarks, ''))
  const found =
    kinds.filter((kind) => bare.some((line) => kind.test(line))).length +
    (bare.some((line, place) => line !== lines[place]) ? 1 : 0)
  return found > 1 || (found > 0 && /\.(?:md|markdown|mdown|wiki)$/i.test(name))
}

/** The blocks of a text in Markdown without its marks. What is no text of it, such as the code in it, is left out. */
export function readMarkdown(lines: readonly string[]): { blocks: Block[]; leftOut: Note[] } {
  const blocks: Block[] = []
  const code: string[] = []
  let isCode = false
  const body = lines[0]?.trim() === '---' ? lines.slice(lines.indexOf('---', 1) + 1) : lines
  for (const written of body) {
    const line = written.replace(wikiMarks, '')
    if (fence.test(line)) isCode = !isCode
    else if (isCode && !/\p{Script=Malayalam}/u.test(line)) code.push(line)
    else if (rule.test(line)) continue
    else {
      const last = blocks.at(-1)
      const cells = row
        .exec(line)
        ?.groups?.cells?.split(/(?<!\\)\|/u)
        .map((cell) => withoutMarks(cell).trim())
      const title = (heading.exec(line) ?? wikiHeading.exec(line))?.groups?.text
      const text = withoutMarks(title ?? line.replace(quote, '').replace(item, ''))
      // Lines of one paragraph, and the blank lines after it, are one block.
      if (!cells && title === undefined && last && !last.cells && !last.heading && !item.test(line))
        last.text += `\n${text}`
      else
        blocks.push({
          text: cells ? cells.join(' ') : text,
          ...(cells && { cells }),
          ...(title !== undefined && { heading: true }),
        })
    }
  }
  return { blocks, leftOut: noteOf('code', code) }
}
