import fc from 'fast-check'
import { hasSkill, skillsOf } from './item.ts'
import { type Observation, outcomes, type PracticeRecord } from './practice.ts'

const anyLook: fc.Arbitrary<Observation> = fc
  .record({
    item: fc.constantFrom('word:വെള്ളം', 'word:vellam', 'word:അമ്മ', 'letter:a', 'ending:locative'),
    skill: fc.constantFrom(...new Set(Object.values(skillsOf).flat())),
    outcome: fc.constantFrom(...outcomes),
    common: fc.boolean(),
  })
  .filter(({ item, skill }) => hasSkill(item, skill))
  .map(({ common, ...look }) => {
    const isOfBoth =
      common && look.item.startsWith('word:') && (look.skill === 'read' || look.skill === 'hear')
    return { ...look, ...(isOfBoth && { common: true as const }) }
  })

const anyPractice = fc.record({
  exercise: fc.constantFrom('review', 'quiz:daily_food/3', 'match'),
  at: fc
    .integer({ min: 1_790_000_000_000, max: 1_790_000_000_009 })
    .map((at) => 1_790_000_000_000 + (at % 10) * 40_000_000),
  took: fc.constantFrom(900, 4000),
  looks: fc.array(anyLook, { maxLength: 3 }),
})

/**
 * Only a few ids and times, so that records with the same id meet, with different contents, as damaged or forged
 * records would have.
 */
export const anyPracticeLog: fc.Arbitrary<PracticeRecord[]> = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 9 }).map((n) => n.toString(16).padStart(24, '0')),
    practice: fc.option(anyPractice, { freq: 4 }),
  }),
  { maxLength: 10 },
)
