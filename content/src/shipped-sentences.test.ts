import { fillPattern, patterns, patternWordIds, patternWordsOf } from '@app/learning/built-in-coach'
import { isMalayalam, words as wordsOf } from '@app/malayalam'
import { analyse, make, makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { loadContent } from './load-content.ts'
import { loadLexicon } from './load-lexicon.ts'

const { sentences: topics } = loadContent()
const entries = loadLexicon()
const byId = new Map(entries.map((entry) => [entry.id, entry]))

describe('the sentences that are shipped', () => {
  it('are at least 400, over at least 40 topics', () => {
    expect(topics.length).toBeGreaterThanOrEqual(40)
    expect(topics.flatMap(({ sentences }) => sentences).length).toBeGreaterThanOrEqual(400)
  })

  it('are asked for by Malayalam and by Latin letters', () => {
    for (const { also } of topics) expect(also.some(isMalayalam)).toBe(true)
  })
})

describe('the patterns of the coach', () => {
  it('belong to topics that there are, and each topic has one', () => {
    const keys = new Set(patterns.flatMap(({ topics }) => topics))
    expect([...keys].toSorted()).toEqual(topics.map(({ key }) => key).toSorted())
  })

  it('name words of the lexicon, each with the form that is wanted', () => {
    expect(patternWordIds.filter((id) => !byId.has(id))).toEqual([])
    for (const { slots } of patterns)
      for (const { words, form = [] } of Object.values(slots))
        for (const id of Object.keys(words)) {
          const entry = byId.get(id)
          expect(entry && make(entry, form), id).not.toEqual([])
        }
  })

  it('make no word that the lexicon does not explain', () => {
    const lexicon = makeLexicon(entries)
    const words = patternWordsOf(entries)
    const texts = patterns.flatMap((pattern) =>
      [0, 0.3, 0.6, 0.99].map((chance) => fillPattern(pattern, words, () => chance).text),
    )
    const unexplained = texts.flatMap(wordsOf).filter((word) => analyse(word, lexicon).length === 0)
    expect(unexplained).toEqual([])
  })
})
