import { it } from 'vitest'
import { checkMade } from './testing/check-made.ts'
import { shippedCourse } from './testing/shipped-course.ts'

const content = shippedCourse()

it('20,000 exercises have one right answer each, and are judged by it', () => {
  checkMade(content, 20_000, 2)
})
