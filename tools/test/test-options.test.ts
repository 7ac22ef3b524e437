import { describe, expect, it } from 'vitest'
import { readTestOptions } from './test-options.ts'

const files = [
  'packages/learning/src/quiz/judge.test.ts',
  'apps/server/src/quiz/quiz-routes.test.ts',
  'apps/web/e2e/quiz/quiz.test.ts',
]
const read = (...words: string[]) => readTestOptions(words, files)

describe('readTestOptions', () => {
  it('runs both halves without options, and nothing that takes long', () => {
    expect(read()).toEqual({ unit: true, journeys: true, long: false, unitFiles: [], journeyFiles: [] })
  })

  it.each([
    { words: ['--unit'], unit: true, journeys: false, long: false },
    { words: ['--e2e'], unit: false, journeys: true, long: false },
    { words: ['--long'], unit: true, journeys: true, long: true },
    { words: ['judge'], unit: true, journeys: false, long: false },
    { words: ['e2e/quiz'], unit: false, journeys: true, long: false },
    { words: ['quiz.test', '--unit'], unit: false, journeys: false, long: false },
  ])('$words runs unit tests: $unit, journeys: $journeys, long ones: $long', ({ words, ...halves }) => {
    expect(read(...words)).toMatchObject(halves)
  })

  it('finds the files of a name in both halves', () => {
    expect(read('quiz')).toMatchObject({
      unitFiles: ['packages/learning/src/quiz/judge.test.ts', 'apps/server/src/quiz/quiz-routes.test.ts'],
      journeyFiles: ['apps/web/e2e/quiz/quiz.test.ts'],
    })
  })

  it('refuses an option and a name that do not exist, in a sentence', () => {
    expect(() => read('--fast')).toThrow('There is no option --fast')
    expect(() => read('nonsense')).toThrow('No test file has "nonsense" in its path.')
  })
})
