import { it } from 'vitest'
import { checkMade } from './testing/check-made.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

/** Kinds for who learns English alone (`english-exercises.test.ts`), and of scenes (`shipped-scenes.test.ts`). */
const elsewhere = ['type-english', 'scene', 'scene-recall'] as const

/** In milliseconds: each takes a minute alone, and many on a machine that does much else. */
const patience = 1_200_000

it(
  '20,000 exercises have one right answer each, and are judged by it',
  () => {
    checkMade(shippedCourse(), 20_000, 2, elsewhere)
  },
  patience,
)

it(
  '20,000 exercises of what sessions get have one right answer each, and are judged by it',
  () => {
    checkMade(cutToPath(), 20_000, 4, ['quiz-question', ...elsewhere])
  },
  patience,
)
