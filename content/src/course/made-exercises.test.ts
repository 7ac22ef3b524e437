import { it } from 'vitest'
import { checkMade } from './testing/check-made.ts'
import { shippedCourse } from './testing/shipped-course.ts'

const content = shippedCourse()

it('2,000 exercises have one right answer each, and are judged by it', () => {
  checkMade(content, 2000, 1)
})
