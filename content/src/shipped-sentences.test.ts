import { fillPattern, patternWordsOf } from '@app/coach'
import { isMalayalam, words as wordsOf } from '@app/malayalam'
import { analyse, makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { shippedContent, shippedLexicon } from './testing/shipped.ts'

const { sentences: topics, patterns } = shippedContent()

describe('the shipped sentences', () => {
  it('are at least 400, about at least 40 topics', () => {
    expect(topics.length).toBeGreaterThanOrEqual(40)
    expect(topics.flatMap(({ sentences }) => sentences).length).toBeGreaterThanOrEqual(400)
  })

  it('are found by Malayalam and by Latin letters', () => {
    for (const { also } of topics) expect(also.some(isMalayalam)).toBe(true)
  })
})

describe('the patterns of the coach', () => {
  it('make no word that the lexicon does not explain', () => {
    const entries = shippedLexicon()
    const lexicon = makeLexicon(entries)
    const words = patternWordsOf(entries, patterns)
    const texts = patterns.flatMap((pattern) =>
      [0, 0.3, 0.6, 0.99].map((chance) => fillPattern(pattern, words, () => chance).text),
    )
    const unexplained = texts.flatMap(wordsOf).filter((word) => analyse(word, lexicon).length === 0)
    expect(unexplained).toEqual([])
  })
})
