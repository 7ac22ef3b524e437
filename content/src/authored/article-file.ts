import { isMalayalam } from '@app/malayalam'
import * as v from 'valibot'
import type { Fault } from '../fault.ts'
import { type AuthoredBlock, readBlocks } from './article-blocks.ts'
import { type Document, readDocument } from './document.ts'
import { parseDocument } from './parse-document.ts'
import { Text } from './text.ts'

const FrontMatter = v.strictObject({
  category: v.picklist(['Article', 'Guide'], 'A category is Article or Guide.'),
  date: v.pipe(v.string(), v.isoDate('A date reads like 2026-11-20.')),
  title: Text,
  summary: Text,
})

/** An article as its author writes it: the fields above the text, and the text in blocks. */
export type AuthoredArticle = v.InferOutput<typeof FrontMatter> & {
  slug: string
  body: readonly AuthoredBlock[]
  document: Document
}

/** Reads Markdown with YAML above it. Lines are counted in the whole file. */
export function readArticle(
  path: string,
  slug: string,
  text: string,
): { article?: AuthoredArticle; faults: readonly Fault[] } {
  const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text)
  const [, above = '', body = ''] = parts ?? []
  const bodyLine = above.split('\n').length + 2
  const front = readDocument(path, `\n${above}`)
  const document: Document = {
    ...front,
    texts: () => [...front.texts(), ...malayalamLines(body, bodyLine)],
  }
  if (!parts)
    return {
      faults: [
        document.fault(
          [],
          'An article begins with its category, date, title and summary between two lines of ---.',
        ),
      ],
    }

  const { value, faults } = parseDocument(document, FrontMatter)
  const blocks = readBlocks(body)
  const unknown = blocks.faults.map((sentence) => document.fault([], sentence))
  return value && unknown.length === 0
    ? { article: { ...value, slug, body: blocks.blocks, document }, faults: [] }
    : { faults: [...faults, ...unknown] }
}

const malayalamLines = (body: string, first: number) =>
  body.split('\n').flatMap((text, at) => (isMalayalam(text) ? [{ text, line: first + at }] : []))
