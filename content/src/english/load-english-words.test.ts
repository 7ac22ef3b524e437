import { wordsOfEnglish } from '@app/english'
import { readEnglish, turnLexicon } from '@app/learning/english-words'
import { describe, expect, it } from 'vitest'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'
import { loadEnglishWords } from './load-english-words.ts'

const data = loadEnglishWords()
const content = shippedContent()
const english = turnLexicon(shippedLexicon(), data)

const lines = [
  ...content.films.flatMap(({ transcript }) =>
    transcript.snippets.map(({ translation }) => translation ?? ''),
  ),
  ...content.sentences.flatMap(({ sentences }) => sentences.map(({ english }) => english)),
]

describe('English words', () => {
  it('says each small word', () => {
    expect(Object.keys(data.small).filter((word) => !data.said[word])).toEqual([])
  })

  it('spells a word that Malayalam has too as the lexicon does', () => {
    // Without the signs of vowels, and with each letter once.
    const sounds = (text: string) =>
      text.replace(/[\u0D3E-\u0D4C\u200C]|\u0D4D(?!$)/gu, '').replace(/(.)\1/gu, '$1')
    const otherwise = [...english.byWord].flatMap(([word, { said, senses }]) =>
      senses
        .filter(
          ({ malayalam, entry }) =>
            entry && said && malayalam !== said && sounds(malayalam) === sounds(said) && sounds(said),
        )
        .map(({ malayalam }) => `${word}: ${said}, ${malayalam}`),
    )
    expect(otherwise).toEqual([])
  })

  it('reads nearly every word of the films and of the bank', () => {
    const all = lines.flatMap((line) => wordsOfEnglish(line).map((_, at, words) => ({ words, at })))
    const unread = all.filter(({ words, at }) => readEnglish(words, at, english).length === 0)
    const share = 1 - unread.length / all.length
    expect(share, unread.map(({ words, at }) => words[at]).join(' ')).toBeGreaterThan(0.95)
  })

  it.each([
    ['Mother is cooking rice in the kitchen.', ['അമ്മ', 'ആണ്', 'ഉണ്ടാക്കുക', 'അരി', '-ഇൽ', 'ആ', 'അടുക്കള']],
    ['It leaves at six.', ['അത്', 'വിടുക', '-ഇൽ', 'ആറ്']],
  ])('%s', (line, meant) => {
    const words = wordsOfEnglish(line)
    expect(words.map((_, at) => readEnglish(words, at, english)[0]?.entry.senses[0]?.malayalam)).toEqual(
      meant,
    )
  })
})
