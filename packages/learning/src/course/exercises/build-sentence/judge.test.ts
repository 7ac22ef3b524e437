import { describe, expect, it } from 'vitest'
import { type Item, kindOf } from '../../../practice/item.ts'
import type { Target } from '../parts.ts'
import { aWorld, knowing } from '../testing.ts'
import { joinTiles, mayFollow } from './join-tiles.ts'
import { judgeBuildSentence } from './judge.ts'
import { makeBuildSentence } from './make.ts'
import type { BuildSentence } from './schema.ts'

const recall = (...items: Item[]): Target[] =>
  items.map((item) => ({ item, skill: kindOf(item) === 'ending' ? 'form' : 'recall' }))
const memory = knowing('word:njaan', 'word:innu', 'word:kazhikkuka', 'word:kuda', 'ending:past')
const asked = recall('word:choru', 'ending:past')
const made = makeBuildSentence(asked, aWorld({ memory }), 'ate')
if (!made) throw new Error('Nothing is made.')
const placeOf = (text: string) => made.tiles.findIndex((tile) => tile.text === text)
const build = (...texts: string[]) => judgeBuildSentence(made, { type: 'built', tiles: texts.map(placeOf) })
const eat = ['കഴിക്കുക', made.tiles.find(({ items }) => items.includes('ending:past'))?.text ?? '']

describe('a sentence to build', () => {
  it('has the stem and the ending apart where the ending is asked for', () => {
    expect(made.words.map(({ text, tiles }) => [text, tiles.length])).toEqual([
      ['ഞാൻ', 1],
      ['ഇന്ന്', 1],
      ['ചോറ്', 1],
      ['കഴിച്ചു', 2],
    ])
  })

  it('has a tile too many for each thing that it asks for, and asks for nothing else', () => {
    const own = new Set(made.words.flatMap(({ tiles }) => tiles))
    const extra = made.tiles.filter((_, place) => !own.has(place))
    expect(extra.map(({ joins = false }) => joins).toSorted()).toEqual([false, true])
    expect(made.targets).toEqual(asked)
  })

  it('is not made of what no other tile could be taken for', () => {
    const alone = {
      ...aWorld().content,
      words: new Map(
        [...aWorld().content.words].filter(([id]) => ['choru', 'kazhikkuka', 'njaan', 'innu'].includes(id)),
      ),
    }
    expect(makeBuildSentence(recall('word:choru'), aWorld({ memory, content: alone }), 'ate')).toBeUndefined()
  })

  it('is not made where more than one other word is new', () => {
    const little = aWorld({ memory: knowing('word:njaan') })
    expect(makeBuildSentence(recall('word:choru'), little)).toBeUndefined()
    expect(makeBuildSentence(recall('word:choru'), aWorld(), 'ate')?.sentence).toBe('ate')
  })
})

describe('tiles that join', () => {
  it('show the form that they give', () => {
    expect(joinTiles(eat.map(placeOf), made).map(({ text }) => text)).toEqual(['കഴിച്ചു'])
  })

  it('are refused where an ending does not join to the word before it', () => {
    const [stem = '', past = ''] = eat
    expect(mayFollow([placeOf(stem)], placeOf(past), made)).toEqual({ type: 'yes' })
    expect(mayFollow([], placeOf(past), made)).toEqual({ type: 'no' })
    expect(mayFollow(eat.map(placeOf), placeOf(past), made)).toEqual({ type: 'no' })
    expect(mayFollow([placeOf('ഞാൻ')], placeOf(past), made)).toEqual({ type: 'no' })
  })

  it('are refused with its own shape where the ending is written otherwise behind that word', () => {
    const joins = made.joins.map((join) => ({ ...join, shape: '-ഉടെ', text: 'അമ്മയുടെ' }))
    expect(mayFollow([placeOf('കഴിക്കുക')], placeOf(eat[1] ?? ''), { ...made, joins })).toEqual({
      ...{ type: 'other-shape', word: 'കഴിക്കുക', shape: '-ഉടെ', text: 'അമ്മയുടെ' },
    })
  })
})

describe('an answer', () => {
  it('is right in every good order', () => {
    expect(build('ഞാൻ', 'ഇന്ന്', 'ചോറ്', ...eat).right).toBe(true)
    expect(build('ഇന്ന്', 'ചോറ്', 'ഞാൻ', ...eat)).toMatchObject({
      right: true,
      looks: asked.map((target) => ({ ...target, outcome: 'good' })),
    })
  })

  it('blames no word for a wrong order, and says which rule it breaks', () => {
    expect(build('ഞാൻ', ...eat, 'ഇന്ന്', 'ചോറ്')).toEqual({
      right: false,
      looks: [],
      feedback: { type: 'order', rule: 'predicate-last' },
    })
  })

  it('blames the word that is missing', () => {
    const { looks, feedback } = build('ഞാൻ', 'ഇന്ന്', ...eat)
    expect(looks).toEqual([{ item: 'word:choru', skill: 'recall', outcome: 'again' }])
    expect(feedback).toEqual({ type: 'tiles', missing: ['ചോറ്'], extra: [] })
  })

  it('blames only the ending where the word was taken with another one, or with none', () => {
    const other = made.tiles.find(({ joins, text }) => joins && text !== eat[1])
    const ending = [{ item: 'ending:past', skill: 'form', outcome: 'again' }]
    expect(build('ഞാൻ', 'ഇന്ന്', 'ചോറ്', 'കഴിക്കുക', other?.text ?? '').looks).toEqual(ending)
    expect(build('ഞാൻ', 'ഇന്ന്', 'ചോറ്', 'കഴിക്കുക').looks).toEqual(ending)
  })

  it('is right without a pronoun that is understood', () => {
    expect(build('ഇന്ന്', 'ചോറ്', ...eat)).toMatchObject({
      right: true,
      feedback: { way: 'without', usual: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.', without: 'ഞാൻ' },
    })
  })

  it('shows nothing of a pronoun that was left out, and all else that was asked for', () => {
    const targets = recall('word:njaan', 'word:choru')
    const tiles = ['ഇന്ന്', 'ചോറ്', ...eat].map(placeOf)
    const { looks } = judgeBuildSentence({ ...made, targets }, { type: 'built', tiles })
    expect(looks.map(({ item }) => item)).toEqual(['word:choru'])
  })

  it('shows what a pronoun that was left out has in common with a word that stands', () => {
    const words = made.words.map((word) =>
      word.text === 'ഞാൻ' ? { ...word, items: [...word.items, 'ending:past' as const] } : word,
    )
    const targets = recall('word:choru', 'ending:past')
    const tiles = ['ഇന്ന്', 'ചോറ്', ...eat].map(placeOf)
    const { looks } = judgeBuildSentence({ ...made, words, targets }, { type: 'built', tiles })
    expect(looks.map(({ item }) => item)).toEqual(['word:choru', 'ending:past'])
  })

  it('is right with a remark where a time is added after the verb, as in speech', () => {
    const today = made.clauses.map((clause) => ({
      ...clause,
      phrases: clause.phrases.map((phrase) =>
        phrase.words.some((word) => made.words[word]?.text === 'ഇന്ന്')
          ? { ...phrase, mark: 'when' as const }
          : phrase,
      ),
    }))
    const tiles = ['ഞാൻ', 'ചോറ്', ...eat, 'ഇന്ന്'].map(placeOf)
    const { right, feedback } = judgeBuildSentence({ ...made, clauses: today }, { type: 'built', tiles })
    expect([right, feedback]).toEqual([
      true,
      { type: 'other-order', way: 'speech', usual: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.' },
    ])
  })

  it('is wrong with the verb alone: that is not the sentence that was asked for', () => {
    const rest = made.clauses.map((clause) => ({
      ...clause,
      phrases: clause.phrases.filter(({ mark, place }) => mark === 'understood' || place === 'last'),
    }))
    const tiles = eat.map(placeOf)
    const { right, feedback } = judgeBuildSentence({ ...made, clauses: rest }, { type: 'built', tiles })
    expect([right, feedback]).toEqual([false, { type: 'tiles', missing: ['ഞാൻ'], extra: [] }])
  })
})

describe('two words that stand in each other’s place', () => {
  const inTwoClauses = (...words: readonly { text: string; items: Item[] }[]): BuildSentence => ({
    ...made,
    text: words.map(({ text }) => text).join(' '),
    targets: recall(...new Set(words.flatMap(({ items }) => items))),
    tiles: words,
    words: words.map((word, at) => ({ ...word, tiles: [at] })),
    joins: [],
    clauses: [[0, 1] as const, [2, 3] as const].map(([subject, verb]) => ({
      linked: false,
      phrases: [
        { words: [subject], place: 'free' },
        { words: [verb], place: 'last' },
      ],
    })),
  })
  const blamed = (exercise: BuildSentence, tiles: readonly number[]) =>
    judgeBuildSentence(exercise, { type: 'built', tiles }).looks.map(({ item }) => item)

  it('were taken for one another, if they are of different clauses and not side by side', () => {
    const exercise = inTwoClauses(
      { text: 'ചെവി', items: ['word:chevi'] },
      { text: 'വലുതാണ്', items: ['word:valiya', 'ending:is'] },
      { text: 'കണ്ണ്', items: ['word:kannu'] },
      { text: 'ചെറുതാണ്', items: ['word:cheriya', 'ending:is'] },
    )
    expect(blamed(exercise, [2, 1, 0, 3])).toEqual(['word:chevi', 'word:kannu'])
    expect(blamed(exercise, [0, 3, 2, 1])).toEqual(['word:valiya', 'word:cheriya'])
    expect(blamed(exercise, [0, 2, 1, 3])).toEqual([])
    expect(blamed(exercise, [2, 3, 0, 1])).toEqual([])
  })

  it('show their endings, if they are forms of one word', () => {
    const exercise = inTwoClauses(
      { text: 'ഇറച്ചി', items: ['word:iracchi'] },
      { text: 'കഴിക്കില്ല', items: ['word:kazhikkuka', 'ending:futureNegative'] },
      { text: 'മീൻ', items: ['word:meen'] },
      { text: 'കഴിക്കും', items: ['word:kazhikkuka', 'ending:future'] },
    )
    expect(blamed(exercise, [0, 3, 2, 1])).toEqual(['ending:futureNegative', 'ending:future'])
  })
})
