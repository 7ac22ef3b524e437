import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Item,
  isWord,
  type Memory,
  memoryOf,
  mergePractice,
  metSchedule,
  type Observation,
  type PracticeRecord,
  type ToCanonicalItem,
  wordSchedule,
} from '../../practice/index.ts'
import { itemState } from '../../practice/item-state.ts'
import { forecast, queue, readReviewSettings, type WordSchedule } from '../../review/index.ts'
import { planSession } from '../session/plan-session.ts'
import { planUnit } from '../session/plan-unit.ts'
import {
  aCard,
  aCourse,
  aMemory,
  aUnit,
  half,
  moment,
  noon,
  settingsWith,
  turnsOf,
} from '../session/testing.ts'
import { isSentence } from '../session/turns.ts'
import { courseKnown } from './course-known.ts'
import { asksLetters, isLearnt, learntOf, unitsKnown } from './learnt.ts'
import { quizMisses } from './quiz-misses.ts'

const asItIs: ToCanonicalItem = (item) => item

describe('what is learnt of a topic', () => {
  it('counts each item once, wherever it was learnt', () => {
    const memory = aMemory([
      ['letter:ma', 'read', aCard(1, 9)],
      ['letter:ka', 'hear', aCard(1, 30)],
      ['letter:na', 'read', aCard(0, 0.3)],
    ])
    const items: Item[] = ['letter:ma', 'letter:ka', 'letter:na', 'letter:pa', 'letter:ma']
    expect(learntOf(items, memory, noon)).toEqual({ learnt: 2, all: 4 })
    expect([asksLetters(items), asksLetters(['word:amma']), asksLetters([])]).toEqual([true, false, false])
  })
})

describe('a unit of which all is learnt by quizzes', () => {
  const sentences = ['s1', 's2'].map((id) => ({
    id,
    words: ['word:word-1-1', 'word:word-1-2'] as Item[],
    endings: [],
  }))
  const course = aCourse([aUnit(1, { sentences: ['s1', 's2'] }), aUnit(2)], { sentences })
  const learnt = aMemory(
    (course.units[0]?.items ?? [])
      .filter((item) => !item.startsWith('ending'))
      .map((item) => [item, 'read', aCard(1, 60)] as const),
  )

  it('says so until its sentences were right', () => {
    expect([...unitsKnown(course, learnt, noon)]).toEqual(['unit-1'])
    const walked = new Map([
      ...learnt,
      ...aMemory(['s1', 's2'].map((id) => [`sentence:${id}` as const, 'understand', aCard(0, 9)] as const)),
    ])
    expect([...unitsKnown(course, walked, noon)]).toEqual([])
  })

  it('introduces none of its letters and words again, and asks its sentences', () => {
    const settings = settingsWith()
    for (const session of [
      planSession(learnt, course, settings, moment, half),
      planUnit('unit-1', learnt, course, settings, moment, half),
    ]) {
      const turns = session ? turnsOf(session) : []
      expect(turns.flatMap(({ shows }) => shows).filter((item) => learnt.has(item))).toEqual([])
      expect(turns.filter(isSentence).map(({ sentence }) => sentence)).toEqual(
        expect.arrayContaining(['s1', 's2']),
      )
    }
  })

  it('is passed by its sentences alone', () => {
    const session = planUnit('unit-1', learnt, course, settingsWith(), moment, half)
    const asked = session
      ? turnsOf(session).filter(({ stage }) => !['show', 'first', 'second'].includes(stage))
      : []
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((turn) => !isSentence(turn))).toEqual([])
  })
})

describe('what was missed in a quiz', () => {
  const look = (item: Item, outcome: Observation['outcome']): Observation => ({
    item,
    skill: 'read',
    outcome,
  })
  const quiz = (at: number, topic: string, ...looks: Observation[]) => ({
    ...{ exercise: `quiz:${topic}/1`, at, took: 900, looks },
  })

  it('is told by its topic until it was right anywhere', () => {
    const done = [
      quiz(1, 'beginner_l', look('letter:ma', 'again')),
      quiz(2, 'beginner_l', look('letter:ka', 'again'), look('letter:na', 'again')),
      quiz(3, 'family', look('word:amma', 'again')),
      { ...quiz(4, 'family', look('letter:ka', 'good')), exercise: 'hear-choose-script' },
    ]
    expect(quizMisses(done, asItIs)).toEqual([
      { topic: 'beginner_l', letters: 2, words: 0 },
      { topic: 'family', letters: 0, words: 1 },
    ])
    expect(quizMisses(done.toReversed(), asItIs)).toHaveLength(2)
  })

  it('is nothing that only a session missed, and no topic that there is not', () => {
    const other = { ...quiz(1, 'x', look('letter:ma', 'again')), exercise: 'hear-choose-script' }
    expect(quizMisses([other, quiz(2, 'nothing', look('letter:ma', 'again'))], asItIs)).toEqual([])
  })

  it('is due at once: it comes in the session of the same day', () => {
    const course = aCourse([aUnit(1)])
    const item: Item = 'letter:letter-1-2'
    const missed: PracticeRecord = {
      id: '0'.repeat(24),
      practice: quiz(noon - 60_000, 'beginner_l', look(item, 'again')),
    }
    const memory = memoryOf([missed], noon, asItIs)
    const session = planSession(memory, course, settingsWith(), moment, half)
    expect(turnsOf(session).some(({ targets }) => targets.some((one) => one.item === item))).toBe(true)
  })
})

describe('one memory', () => {
  const course = aCourse([aUnit(1), aUnit(2)])
  const items = course.units.flatMap((unit) => unit.items).filter((item) => !item.startsWith('ending'))
  /** A saved word that is an entry of the course. */
  const names: ToCanonicalItem = (item) => (item === 'word:saved' ? 'word:word-1-1' : item)
  const record = fc.record({
    item: fc.constantFrom<Item>('word:saved', ...items),
    exercise: fc.constantFrom('quiz:beginner_l/1', 'quiz:family/2', 'review', 'choose-meaning/x'),
    outcome: fc.constantFrom('again', 'hard', 'good', 'easy'),
    isOnOtherDevice: fc.boolean(),
    gap: fc.integer({ min: 1, max: 40 }),
    common: fc.boolean(),
  })
  const cards = { ...readReviewSettings(null), reviewsPerDay: 5000 }

  /** What the review asks, the number on the bar and on today, and the progress of the days to come. */
  const reviewOf = (memory: Memory, isSaved: boolean, only?: 'saved') => {
    const schedules = [...memory].flatMap(([item, known]): WordSchedule[] => {
      if (!isWord(item) || !course.has(item)) return []
      if (isSaved && item === 'word:word-1-1') return [wordSchedule('saved', known)]
      return only ? [] : [metSchedule(item, known, cards.kinds)]
    })
    const words = isSaved ? ['saved'] : []
    const begun = () => schedules.some(({ word }) => word === 'saved')
    const asked = queue({ words, schedules, begun }, cards, { fresh: 0, reviews: 0 }, moment)
    return { ...asked, coming: forecast(words, schedules, cards.kinds, moment.dayStart, 14) }
  }

  /** All that the screens say: the levels and the words page, the path, the progress, today, and the review. */
  const screens = (records: readonly PracticeRecord[], isSaved: boolean) => {
    const memory = memoryOf(records, noon, names)
    const { letters, words } = courseKnown(memory, course, noon)
    return {
      topic: learntOf(items, memory, noon),
      units: [...unitsKnown(course, memory, noon)],
      progress: { letters, words },
      today: quizMisses(
        records.flatMap(({ practice }) => practice ?? []),
        names,
      ),
      review: reviewOf(memory, isSaved),
      reviewOfSaved: reviewOf(memory, isSaved, 'saved'),
      memory,
    }
  }

  it('says the same of an item on every screen, whatever the order, and on one device or two', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), fc.boolean(), (done, isSaved) => {
        let at = noon - 40 * 86_400_000
        const records = done.map(({ item, exercise, outcome, gap, common }, n): PracticeRecord => {
          at = Math.min(noon - 1, at + gap * 3_600_000)
          const isOfBoth = common && isWord(item)
          const looks = [
            { item, skill: 'read' as const, outcome, ...(isOfBoth && { common: true as const }) },
          ]
          return {
            id: n.toString(16).padStart(24, '0'),
            practice: { exercise, at: at + n, took: 900, looks },
          }
        })
        const here = records.filter((_, n) => !done[n]?.isOnOtherDevice)
        const there = records.filter((_, n) => done[n]?.isOnOtherDevice)
        const said = screens(records, isSaved)
        expect(screens(mergePractice(here, there), isSaved)).toEqual(said)
        expect(screens(mergePractice(there, here), isSaved)).toEqual(said)
        // A letter or a word is learnt on the topic's card if and only if it is known in the progress.
        const { letters, words } = said.progress
        const ofState = [...letters.map(({ state }) => state)].filter(
          (one) => one === 'known' || one === 'lasting',
        )
        expect(said.topic.learnt).toBe(ofState.length + words.known + words.lasting)
        for (const item of items)
          expect(isLearnt(said.memory.get(item), noon)).toBe(
            ['known', 'lasting'].includes(itemState(said.memory.get(item), noon)),
          )
        // What was missed in a quiz is no more told once it was right.
        const missed = said.today.reduce((sum, { letters, words }) => sum + letters + words, 0)
        expect(missed).toBeLessThanOrEqual(items.length)
        // What the review asks is what the progress says of today, and has each missed word.
        const { review, reviewOfSaved } = said
        expect(review.due).toBe(review.coming[0])
        expect(review.due).toBeGreaterThanOrEqual(said.today.reduce((sum, { words }) => sum + words, 0))
        // Only a saved word has a card that is new, and the saved ones are asked the same among themselves.
        expect(review.cards.filter(({ word, fresh }) => fresh && word !== 'saved')).toEqual([])
        expect(reviewOfSaved.cards).toEqual(review.cards.filter(({ word }) => word === 'saved'))
        for (const { word, fresh } of review.cards)
          if (!fresh) expect(said.memory.has(word === 'saved' ? 'word:word-1-1' : (word as Item))).toBe(true)
      }),
    )
  })
})
