import type { Recordings } from '../audio/recordings.ts'
import { type Fault, formatFault } from '../fault.ts'
import { readSource, type Source } from '../source.ts'

const empty = {
  'data/letters.yaml': '[]',
  'data/phrases.yaml': '[]',
  'data/numbers.yaml': '[]',
  'data/patterns.yaml': '{ words: {}, patterns: [] }',
  'known-words.yaml': '[]',
}

/** A content folder with these files, by their paths inside it. */
export function sourceOf(files: Record<string, string>, recordings: Recordings = new Map()): Source {
  return readSource(new Map(Object.entries({ ...empty, ...files })), recordings)
}

/**
 * The faults that a check finds in such a folder, as the author reads them. A folder with a wrong shape is
 * not a test of a check.
 */
export function faultsOf(check: (source: Source) => Fault[], files: Record<string, string>): string[] {
  const source = sourceOf(files)
  if (source.faults.length > 0) throw new Error(source.faults.map(formatFault).join('\n'))
  return check(source).map(formatFault)
}

/** A topic file that asks for meanings. Its first question begins at line 3. */
export const aTopic = (...questions: string[]): string => aTopicOf('meanings', ...questions)

/** The same of another kind; for phrases, with the number of words of each. */
export function aTopicOf(kind: 'letters' | 'meanings' | 2 | 3, ...questions: string[]): string {
  const said = typeof kind === 'number' ? ['kind: phrases', `words: ${kind}`] : [`kind: ${kind}`]
  return ['title: { en: Food, ml: ഭക്ഷണം }', 'questions:', ...questions, ...said, ''].join('\n')
}

type QuestionText = { id?: string; prompt?: string; more?: string; options?: string[] }

/**
 * A question as it is written, in seven lines: id, prompt, `options:` and four options. `more` is a line
 * after the prompt. Name only what the test is about.
 */
export function aQuestion({
  id = 'food-tea',
  prompt = 'ചായ',
  more,
  options = ['tea', 'milk', 'water', 'rice'],
}: QuestionText = {}): string {
  const rest = [...(more ? [more] : []), 'options:', ...options.map((option) => `  - ${option}`)]
  return [`  - id: ${id}`, `    prompt: ${prompt}`, ...rest.map((line) => `    ${line}`)].join('\n')
}

/** A letter as it is written, in four lines. */
export function aLetter({
  letter = 'ക',
  kind = 'consonant',
  id = 'letter-ka',
  word = 'കട',
  more = '',
} = {}): string {
  const example = `{ word: ${word}, meaning: shop, id: word-of-${id} }`
  return `- letter: ${letter}\n  kind: ${kind}\n  id: ${id}${more && `\n  ${more}`}\n  example: ${example}\n`
}
