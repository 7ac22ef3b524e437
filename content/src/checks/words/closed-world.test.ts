import { describe, expect, it } from 'vitest'
import { aLetter, aQuestion, aTopic, aTopicOf, faultsOf } from '../../testing/content.ts'
import { closedWorld } from './closed-world.ts'

const lexicon = `topic: food
entries:
  - { id: kada, word: കട, pos: noun, means: [shop], use: 1 }
  - { id: chaya, word: ചായ, pos: noun, means: [tea], use: 1 }
  - { id: bhakshanam, word: ഭക്ഷണം, pos: noun, means: [food], use: 1 }
  - { id: veedu, word: വീട്, pos: noun, means: [house], use: 1, stem: വീട്ട് }
`
const letters = [
  aLetter(),
  aLetter({ letter: 'ന്ന', kind: 'conjunct', id: 'letter-nna' }),
  aLetter({ letter: 'ൻ', kind: 'chillu', id: 'letter-n', more: 'say: അൻ' }),
  aLetter({ letter: 'ി', kind: 'sign', id: 'sign-i' }),
].join('')

const unexplained = (more: string, kind: 'letters' | 'meanings' = 'meanings') =>
  faultsOf(closedWorld, {
    'data/letters.yaml': letters,
    'data/lexicon/food.yaml': lexicon,
    'data/topics/daily_food.yaml': aTopicOf(kind, aQuestion({ more: `help: "${more}"` })),
  }).map((fault) => fault.replace(/^.* word (.*)\.$/u, '$1'))

describe('closedWorld', () => {
  it.each(['ചായയും ഭക്ഷണവും', 'വീട്ടിലാണ്', 'വീട്ട്', 'ചായക്കട', 'The ന്ന് is said long.', 'tea'])(
    'accepts %j, which the lexicon explains',
    (text) => {
      expect(unexplained(text)).toEqual([])
    },
  )

  it('names the file, the line and the word that no entry explains', () => {
    expect(
      faultsOf(closedWorld, {
        'data/lexicon/food.yaml': lexicon,
        'data/topics/daily_food.yaml': aTopic(aQuestion({ prompt: 'ചായ കബഡി' })),
      }),
    ).toEqual(['content/data/topics/daily_food.yaml:4  The lexicon does not explain the word കബഡി.'])
  })

  it('checks the lexicon itself, and accepts a known word', () => {
    const files = {
      'data/lexicon/food.yaml': lexicon.replace('means: [tea]', 'means: [tea], note: "Not കാപ്പി."'),
    }
    expect(faultsOf(closedWorld, files)).toHaveLength(1)
    const knownWords = '- { word: കാപ്പി, reason: said of another drink }\n'
    expect(faultsOf(closedWorld, { ...files, 'known-words.yaml': knownWords })).toEqual([])
  })

  it('checks the coach’s patterns', () => {
    const patterns = `words: { drinks: { chaya: tea } }
patterns:
  - topics: [tea]
    text: കബഡി {drink}
    english: "{drink}"
    gloss: [kabaddi, "{drink}"]
    places: { drink: { words: drinks } }
`
    expect(
      faultsOf(closedWorld, { 'data/lexicon/food.yaml': lexicon, 'data/patterns.yaml': patterns }),
    ).toEqual(['content/data/patterns.yaml:4  The lexicon does not explain the word കബഡി.'])
  })

  it.each(['Add -ഇൽ to it.', '-ക്ക് or -ന്: ചായ', 'പതി- begins it', 'the -ഇപ്പി- inside it', '(-കൾ)'])(
    'skips the ending quoted in %j',
    (text) => {
      expect(unexplained(text)).toEqual([])
    },
  )

  it.each([
    ['ചായ-കബഡി', 'കബഡി'],
    ['കബഡി-ചായ', 'കബഡി'],
    ['X-കബഡി', 'കബഡി'],
    ['ചായ - കബഡി', 'കബഡി'],
    ['ഇൽ', 'ഇൽ'],
  ])('does not skip the word in %j', (text, word) => {
    expect(unexplained(text)).toEqual([word])
  })

  it('accepts a letter with its sign, and how a letter is said, where letters are taught', () => {
    expect(unexplained('കി, ന്നി, അൻ', 'letters')).toEqual([])
  })

  it.each([
    { what: 'a letter with its sign elsewhere', text: 'കി', kind: 'meanings' as const },
    { what: 'how a letter is said elsewhere', text: 'അൻ', kind: 'meanings' as const },
    { what: 'a sign that is not taught', text: 'കു', kind: 'letters' as const },
    { what: 'a letter that is not taught', text: 'ഝി', kind: 'letters' as const },
    { what: 'two letters with their signs', text: 'കിന്നി', kind: 'letters' as const },
  ])('refuses $what', ({ text, kind }) => {
    expect(unexplained(text, kind)).toEqual([text])
  })
})
