import { describe, expect, it } from 'vitest'
import type { Item } from '../../practice/item.ts'
import { exerciseVariants } from './exercise.ts'
import { judgeExercise, makeExercise, planOf } from './kinds.ts'
import { neededTargets } from './needs.ts'
import { aWorld, knowing } from './testing.ts'

const known: Item[] = [
  ...(['word:njaan', 'word:innu', 'word:kazhikkuka', 'word:mazha', 'word:choru'] as const),
  ...(['letter:ല', 'letter:ക'] as const),
]
const world = aWorld({ memory: knowing(...known) })
const itemsOf = (targets: readonly { item: Item }[]) => targets.map(({ item }) => item)

describe('what is needed', () => {
  it('is all that an exercise asks for, of every kind that sessions have', () => {
    const items = {
      letter: 'letter:ഴ',
      word: 'word:choru',
      ending: 'ending:past',
      contrast: 'contrast:l/zh',
    } as const
    const made = exerciseVariants.flatMap((variant) => {
      const item = variant.of in items ? items[variant.of as keyof typeof items] : undefined
      const exercise = item && makeExercise(planOf(variant, item), world)
      return exercise && exercise.kind !== 'quiz-question' ? [exercise] : []
    })
    expect(made.length).toBeGreaterThan(20)
    for (const exercise of made)
      expect([exercise.kind, neededTargets(exercise)]).toEqual([exercise.kind, exercise.targets])
  })

  it('is told by no gloss', () => {
    const nothing = aWorld()
    const targets = (['word:choru', 'word:kazhikkuka'] as const).map((item) => ({ item }))
    const read = targets.map((one) => ({ ...one, skill: 'read' as const }))
    const said = targets.map((one) => ({ ...one, skill: 'recall' as const }))
    const made = [
      makeExercise({ kind: 'sentence-meaning', targets: read, sentence: 'ate' }, nothing),
      makeExercise({ kind: 'say-sentence', targets: said, sentence: 'ate' }, nothing),
      makeExercise({ kind: 'build-sentence', targets: said, sentence: 'ate' }, nothing),
    ]
    const pieces = nothing.content.sentences.get('ate')?.pieces ?? []
    for (const exercise of made) {
      if (!exercise || !('glosses' in exercise)) throw new Error('Nothing is made.')
      const asked = itemsOf(exercise.targets)
      const told = exercise.glosses.map(({ text }) => text)
      expect([exercise.kind, asked.length > 1]).toEqual([exercise.kind, true])
      expect(told.length).toBeGreaterThan(0)
      expect(
        pieces.filter(({ text, items }) => told.includes(text) && items.some((one) => asked.includes(one))),
      ).toEqual([])
    }
  })

  it('of a sentence is what one option alone takes for another', () => {
    const made = makeExercise(
      { kind: 'sentence-meaning', targets: [{ item: 'word:choru', skill: 'read' }], sentence: 'ate' },
      world,
    )
    if (made?.kind !== 'sentence-meaning') throw new Error('Nothing is made.')
    expect(itemsOf(neededTargets(made))).toEqual(['word:choru', 'ending:past'])
    // Where the ending is wrong only together with the word, who knows the word is sure.
    const wordless = made.options.filter(
      ({ takes }) => !(takes?.length === 1 && takes[0]?.item === 'ending:past'),
    )
    const right = wordless.findIndex(({ takes }) => takes === undefined)
    expect(itemsOf(neededTargets({ ...made, options: wordless, right }))).toEqual(['word:choru'])
  })

  it('of pairs is not the last one, if no half is too many', () => {
    const targets = ['word:choru', 'word:mazha'].map((item) => ({
      item: item as Item,
      skill: 'read' as const,
    }))
    const made = makeExercise({ kind: 'match-pairs', targets }, world)
    if (made?.kind !== 'match-pairs') throw new Error('Nothing is made.')
    expect(neededTargets(made)).toHaveLength(2)
    expect(neededTargets({ ...made, extras: [] })).toHaveLength(1)
  })

  it('of a sentence to build is nothing that no tile too many could be taken for', () => {
    const made = makeExercise(
      { kind: 'build-sentence', targets: [{ item: 'word:choru', skill: 'recall' }], sentence: 'ate' },
      world,
    )
    if (made?.kind !== 'build-sentence') throw new Error('Nothing is made.')
    expect(neededTargets(made)).toHaveLength(1)
    const bare = {
      ...made,
      words: made.words.map((word, at) => ({ ...word, tiles: [at] })),
      tiles: made.words.map(({ text, items }) => ({ text, items })),
      joins: [],
    }
    expect(neededTargets(bare)).toEqual([])
  })
})

describe('a sentence by its grid', () => {
  const made = makeExercise(
    { kind: 'sentence-meaning', targets: [{ item: 'word:choru', skill: 'read' }], sentence: 'ate' },
    world,
  )
  if (made?.kind !== 'sentence-meaning') throw new Error('Nothing is made.')
  const chosen = (text: string) =>
    judgeExercise(made, { type: 'chosen', option: made.options.findIndex((option) => option.text === text) })

  it('shows its two items if it is right', () => {
    const { right, looks } = chosen('I ate rice today.')
    expect([right, looks.map(({ item, skill, outcome }) => [item, skill, outcome])]).toEqual([
      true,
      [
        ['word:choru', 'read', 'good'],
        ['ending:past', 'understand', 'good'],
      ],
    ])
  })

  it.each([
    ['I ate rain today.', ['word:choru']],
    ['I will eat rice today.', ['ending:past']],
    ['I will eat rain today.', ['word:choru', 'ending:past']],
  ])('blames what was taken for another: %s', (text, blamed) => {
    const { right, looks, feedback } = chosen(text)
    expect([right, looks.map(({ item }) => item)]).toEqual([false, blamed])
    expect(feedback?.type === 'taken' && feedback.taken.map(({ item }) => item)).toEqual(blamed)
  })
})

describe('a sentence to say', () => {
  const targets = [
    { item: 'word:choru', skill: 'recall' },
    { item: 'word:kazhikkuka', skill: 'recall' },
    { item: 'ending:past', skill: 'form' },
  ] as const
  const made = makeExercise({ kind: 'say-sentence', targets, sentence: 'ate' }, world)
  if (made?.kind !== 'say-sentence') throw new Error('Nothing is made.')

  it('has its words and endings apart, to be marked', () => {
    expect(made.parts.map(({ item, text }) => [item, text])).toEqual([
      ['word:choru', 'ചോറ്'],
      ['word:kazhikkuka', 'കഴിക്കുക'],
      ['ending:past', expect.stringMatching(/^-/u)],
    ])
  })

  it('shows each word and ending by itself', () => {
    const { right, looks } = judgeExercise(made, { type: 'said', lacked: ['ending:past'] })
    expect([right, looks.map(({ outcome }) => outcome)]).toEqual([false, ['good', 'good', 'again']])
    expect(judgeExercise(made, { type: 'said', lacked: [] }).right).toBe(true)
  })

  it('is right as a browser heard it, whatever its marks, and shows nothing if it heard something else', () => {
    expect(judgeExercise(made, { type: 'heard', texts: ['ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു'] })).toMatchObject({
      right: true,
      looks: targets.map((target) => ({ ...target, outcome: 'good' })),
    })
    expect(judgeExercise(made, { type: 'heard', texts: ['ഞാൻ വന്നു'] })).toMatchObject({
      right: false,
      looks: [],
    })
  })
})

describe('a word to spell', () => {
  const made = makeExercise({ kind: 'spell-it', targets: [{ item: 'word:mesha', skill: 'recall' }] }, world)
  if (made?.kind !== 'spell-it') throw new Error('Nothing is made.')
  const spell = (...letters: string[]) =>
    judgeExercise(made, { type: 'built', tiles: letters.map((letter) => made.tiles.indexOf(letter)) })

  it('has the tiles of its letters, and two too many', () => {
    expect(made.tiles).toHaveLength(4)
    expect(made.tiles).toEqual(expect.arrayContaining(['മേ', 'ശ']))
  })

  it('is right in its order alone', () => {
    expect(spell('മേ', 'ശ').right).toBe(true)
    expect(spell('ശ', 'മേ')).toMatchObject({
      right: false,
      looks: [{ item: 'word:mesha', outcome: 'again' }],
    })
  })
})
