import {
  type CourseContent,
  type Exercise,
  exerciseVariants,
  makeExercise,
  planOf,
} from '@app/learning/course'
import { spellApart } from '@app/learning/letters'
import { type Item, kindOf } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { chance, knowing } from './testing/make-many.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

/** In milliseconds: every item is asked in every way. */
const patience = 300_000

type Drawn = { language: 'en' | 'ml'; latin: 'easy' | 'precise' }
const settings: Drawn[] = [
  { language: 'en', latin: 'easy' },
  { language: 'en', latin: 'precise' },
  { language: 'ml', latin: 'easy' },
  { language: 'ml', latin: 'precise' },
]

/** The options side by side, as the screens draw them. */
function drawn(exercise: Exercise, { language, latin }: Drawn): string[] {
  const spelt = (says: readonly string[]) =>
    spellApart(says, latin).map(({ text, hints }) => [text, ...hints].join(' '))
  if (exercise.kind === 'see-choose-sound') return spelt(exercise.options.map(({ say, text }) => say ?? text))
  if (exercise.kind === 'match-pairs') {
    const says = spelt(exercise.pairs.map(({ say, match }) => say ?? match))
    return exercise.pairs.map(({ say, match }, at) => (say === undefined ? match : (says[at] ?? '')))
  }
  if (!('options' in exercise) || !exercise.options) return []
  return exercise.options.map((option) =>
    language === 'ml' && 'ml' in option ? (option.ml ?? option.text) : option.text,
  )
}

const itemsOf = (content: CourseContent): Item[] => [
  ...[...content.letters.keys()].map((id): Item => `letter:${id}`),
  ...[...content.words.keys()].map((id): Item => `word:${id}`),
  ...[...content.endings.keys()].map((id): Item => `ending:${id}`),
  ...[...content.contrasts.keys()].map((id): Item => `contrast:${id}`),
]

it(
  'no two options look the same: every item, every kind, both languages, both kinds of Latin',
  () => {
    // The words of no path are asked in the long run, which takes minutes.
    const content = process.env.TEST_LONG ? shippedCourse() : cutToPath()
    const items = itemsOf(content)
    const random = chance(11)
    const faults = new Set<string>()
    let looked = 0
    const memory = knowing(items.slice(0, 220))
    for (const variant of exerciseVariants)
      for (const item of items) {
        if (kindOf(item) !== variant.of) continue
        const exercise = makeExercise(planOf(variant, item), { content, memory, underWay: [], random })
        if (!exercise) continue
        for (const setting of settings) {
          const texts = drawn(exercise, setting)
          looked += texts.length
          if (new Set(texts).size < texts.length || texts.some((text) => text.trim() === ''))
            faults.add(
              `${exercise.kind} of ${item} (${setting.language}, ${setting.latin}): ${texts.join(' / ')}`,
            )
        }
      }
    expect([...faults].slice(0, 20)).toEqual([])
    expect(looked).toBeGreaterThan(10_000)
  },
  patience,
)
