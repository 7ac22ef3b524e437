import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../practice/item.ts'
import { aWorld, knowing } from '../testing.ts'
import { judgeBuildSentence } from './judge.ts'
import { makeBuildSentence } from './make.ts'
import type { BuildSentence, Tile } from './schema.ts'

const memory = knowing('word:njaan', 'word:innu', 'word:kazhikkuka', 'word:kuda')
const made = makeBuildSentence({ item: 'word:choru', skill: 'read' }, aWorld({ memory }))
if (!made) throw new Error('Nothing is made.')
const build = (...texts: string[]) =>
  judgeBuildSentence(made, {
    type: 'built',
    tiles: texts.map((text) => made.tiles.findIndex((tile) => tile.text === text)),
  })

it('has tiles too many: a form with another ending, and another word', () => {
  const extra = made.tiles.map(({ text }) => text).filter((text) => !made.text.includes(text))
  expect(extra).toHaveLength(2)
})

it('is right in every good order', () => {
  expect(build('ഞാൻ', 'ഇന്ന്', 'ചോറ്', 'കഴിച്ചു').right).toBe(true)
  expect(build('ഇന്ന്', 'ചോറ്', 'ഞാൻ', 'കഴിച്ചു').right).toBe(true)
})

it('blames no word for a wrong order, and says which rule it breaks', () => {
  expect(build('ഞാൻ', 'കഴിച്ചു', 'ഇന്ന്', 'ചോറ്')).toEqual({
    right: false,
    looks: [],
    feedback: { type: 'order', rule: 'predicate-last' },
  })
})

it('blames the word that is missing', () => {
  const { looks, feedback } = build('ഞാൻ', 'ഇന്ന്', 'കഴിച്ചു')
  expect(looks).toEqual([{ item: 'word:choru', skill: 'read', outcome: 'again' }])
  expect(feedback).toEqual({ type: 'tiles', missing: ['ചോറ്'], extra: [] })
})

it('blames only the ending where the word was taken with another one', () => {
  const other = made.tiles.find(({ text, items }) => text !== 'കഴിച്ചു' && items.includes('word:kazhikkuka'))
  const { looks } = build('ഞാൻ', 'ഇന്ന്', 'ചോറ്', other?.text ?? '')
  expect(looks).toEqual([{ item: 'ending:past', skill: 'understand', outcome: 'again' }])
})

it('is not made where more than one other word is new', () => {
  const asked = { item: 'word:choru', skill: 'read' } as const
  expect(makeBuildSentence(asked, aWorld({ memory: knowing('word:njaan') }))).toBeUndefined()
  expect(makeBuildSentence(asked, aWorld(), 'ate')?.sentence).toBe('ate')
})

it('is right without a pronoun that is understood, and shows nothing of it', () => {
  const { right, looks, feedback } = build('ഇന്ന്', 'ചോറ്', 'കഴിച്ചു')
  expect([right, feedback]).toEqual([
    true,
    { type: 'other-order', way: 'without', usual: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.', without: 'ഞാൻ' },
  ])
  expect(looks.map(({ item }) => item)).not.toContain('word:njaan')
})

it('is wrong with the verb alone: that is not the sentence that was asked for', () => {
  const rest = made.clauses.map((clause) => ({
    ...clause,
    phrases: clause.phrases.filter(({ mark, place }) => mark === 'understood' || place === 'last'),
  }))
  const verb = made.tiles.findIndex(({ text }) => text === 'കഴിച്ചു')
  const { right, feedback } = judgeBuildSentence({ ...made, clauses: rest }, { type: 'built', tiles: [verb] })
  expect([right, feedback]).toEqual([false, { type: 'tiles', missing: ['ഞാൻ'], extra: [] }])
})

it('is right with a remark where a time is added after the verb, as in speech', () => {
  const today = made.clauses.map((clause) => ({
    ...clause,
    phrases: clause.phrases.map((phrase) =>
      phrase.tiles.some((tile) => made.tiles[tile]?.text === 'ഇന്ന്')
        ? { ...phrase, mark: 'when' as const }
        : phrase,
    ),
  }))
  const tiles = ['ഞാൻ', 'ചോറ്', 'കഴിച്ചു', 'ഇന്ന്'].map((text) =>
    made.tiles.findIndex((tile) => tile.text === text),
  )
  const { right, feedback } = judgeBuildSentence({ ...made, clauses: today }, { type: 'built', tiles })
  expect([right, feedback]).toEqual([
    true,
    { type: 'other-order', way: 'speech', usual: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.' },
  ])
})

describe('two words that stand in each other’s place', () => {
  const inTwoClauses = (...tiles: readonly Tile[]): BuildSentence => ({
    ...made,
    text: tiles.map(({ text }) => text).join(' '),
    targets: [...new Set(tiles.flatMap(({ items }) => items))].map((item) => ({
      ...{ item, skill: kindOf(item) === 'word' ? 'read' : 'understand' },
    })),
    tiles,
    clauses: [[0, 1] as const, [2, 3] as const].map(([subject, verb]) => ({
      linked: false,
      phrases: [
        { tiles: [subject], place: 'free' },
        { tiles: [verb], place: 'last' },
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
