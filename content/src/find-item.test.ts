import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecordings } from './audio/recordings.ts'
import { contentFolder, readContentFiles } from './content-files.ts'
import { findItem } from './find-item.ts'
import { readSource } from './source.ts'

const source = readSource(readContentFiles(contentFolder), readRecordings(contentFolder))

/** The line of the file that a place names, and the one after it. */
function textAt(place: ReturnType<typeof findItem>): string {
  if (!place) return ''
  const lines = readFileSync(join(contentFolder, '..', place.file), 'utf8').split('\n')
  return lines.slice(place.line - 1, place.line + 6).join('\n')
}

describe('where a piece of content stands', () => {
  it('is found for a word, in the file of its theme', () => {
    for (const { entries } of source.lexicon)
      for (const { id, word } of [entries[0], entries.at(-1)].flatMap((entry) => entry ?? []))
        expect(textAt(findItem('word', id)), id).toContain(word)
  })

  it('is found for every question', () => {
    for (const { key, questions } of source.topics)
      for (const { id } of [questions[0], questions.at(-1)].flatMap((question) => question ?? []))
        for (const name of [id, `english-${id}`])
          expect(findItem('question', name)?.file, name).toBe(`content/data/topics/${key}.yaml`)
  })

  it('is found for the questions about English letters', () => {
    const [first] = Object.values(source.english.letters.topics).flat()
    expect(textAt(findItem('question', first?.id ?? ''))).toContain(first?.say)
  })

  it('is found for every letter and phrase', () => {
    for (const { id } of source.phrases.entries) expect(textAt(findItem('phrase', id))).toContain(`id: ${id}`)
    for (const { id } of source.letters.entries) expect(textAt(findItem('letter', id))).toContain(`id: ${id}`)
  })

  it('is found for every line of a film, by its number', () => {
    for (const { theme, lines } of source.films)
      for (const [at, { text }] of lines.entries())
        expect(textAt(findItem('line', `${theme}/${at + 1}`)), `${theme}/${at + 1}`).toContain(text)
  })

  it('is found for an article', () => {
    expect(findItem('article', 'how')).toEqual({ file: 'content/data/blog/how.md', line: 1 })
  })

  it.each([
    ['word', 'no-such-word'],
    ['line', 'travel/999'],
    ['line', 'travel/0'],
    ['line', '../secret/1'],
    ['article', '../../README'],
    ['page', 'site'],
    ['constructor', 'x'],
  ])('is nowhere for the %s %s', (kind, item) => {
    expect(findItem(kind, item)).toBeUndefined()
  })
})
