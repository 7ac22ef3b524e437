import { it } from 'vitest'
import { checkMade } from './testing/check-made.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

/** Kinds for who learns English alone (`english-exercises.test.ts`), and of scenes (`shipped-scenes.test.ts`). */
const elsewhere = ['type-english', 'scene', 'scene-recall'] as const

/** In milliseconds: it takes two or three seconds, and more on a machine that does much else. */
const patience = 300_000

it(
  '2,000 exercises have one right answer each, and are judged by it',
  () => {
    checkMade(shippedCourse(), 2000, 1, elsewhere)
  },
  patience,
)

// The questions of the topics are with their topics, not in what sessions get.
it(
  '2,000 exercises of what sessions get have one right answer each, and are judged by it',
  () => {
    checkMade(cutToPath(), 2000, 3, ['quiz-question', ...elsewhere])
  },
  patience,
)
