import { expect, it } from 'vitest'
import { cutToPath } from './testing/shipped-course.ts'

/** Who speaks is not somebody else. */
const isSomebodyElse =
  /\b(?:i'm|i am|am i) (?:mother|mum|father|dad|grandma|grandpa|grandmother|grandfather|uncle)\b/i

it('no meaning of a sentence is ruled out by sense alone: nobody asks whether they are Mother', () => {
  const options = [...cutToPath().sentences.values()].flatMap(({ grids = [] }) =>
    grids.flatMap(({ english }) => english),
  )
  expect(options.length).toBeGreaterThan(3000)
  expect(options.filter((text) => isSomebodyElse.test(text))).toEqual([])
})
