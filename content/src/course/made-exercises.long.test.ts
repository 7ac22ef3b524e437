import { it } from 'vitest'
import { checkMade } from './testing/check-made.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

it('20,000 exercises have one right answer each, and are judged by it', () => {
  checkMade(shippedCourse(), 20_000, 2)
})

it('20,000 exercises of what sessions get have one right answer each, and are judged by it', () => {
  checkMade(cutToPath(), 20_000, 4, ['quiz-question'])
})
