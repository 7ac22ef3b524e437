import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EnglishData } from '@app/learning/english-words'
import * as v from 'valibot'
import { parse } from 'yaml'
import { contentFolder } from '../content-files.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** English words by topic, each with how it is said. */
const Said = v.record(text, v.record(text, text))

const Small = v.record(
  text,
  v.strictObject({
    said: v.optional(text),
    means: v.pipe(v.array(text), v.minLength(1)),
    note: v.optional(text),
  }),
)

/** How English words are said, and what small words mean, of `data/english`. It stops at a line that cannot be read. */
export function loadEnglishWords(root: string = contentFolder): EnglishData {
  const read = (name: string): unknown => parse(readFileSync(join(root, 'data/english', name), 'utf8'))
  const topics = Object.values(v.parse(Said, read('words.yaml')))
  const small = v.parse(Small, read('small-words.yaml'))
  const ownSaid = Object.entries(small).flatMap(([word, { said }]) => (said ? [[word, said]] : []))
  return {
    said: Object.assign(Object.fromEntries(ownSaid), ...topics),
    small: Object.fromEntries(Object.entries(small).map(([word, { said: _, ...rest }]) => [word, rest])),
  }
}
