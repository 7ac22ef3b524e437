import { it } from 'vitest'
import { checkMade } from './testing/check-made.ts'
import { shippedCourse } from './testing/shipped-course.ts'

const content = shippedCourse()
/** In milliseconds: it takes two or three seconds, and more on a machine that does much else. */
const patience = 120_000

it(
  '2,000 exercises have one right answer each, and are judged by it',
  () => {
    checkMade(content, 2000, 1)
  },
  patience,
)
