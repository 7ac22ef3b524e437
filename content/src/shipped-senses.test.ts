import { judgeMeaning } from '@app/learning/review'
import { expect, it } from 'vitest'
import { shippedLexicon } from './testing/shipped.ts'

const entries = shippedLexicon()
const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ')
const judged = (typed: string, means: readonly string[]) => judgeMeaning(typed, means.join(', '))

it('accepts the plain reading of every sense', () => {
  const refused = entries.flatMap(({ word, means }) =>
    means
      .flatMap((sense) => [sense, withoutBrackets(sense), ...withoutBrackets(sense).split(',')])
      .filter((typed) => /\p{L}/u.test(typed) && judged(typed, means) !== 'right')
      .map((typed) => `${word}: ${typed}`),
  )
  expect(refused).toEqual([])
})

it('accepts no word that only explains', () => {
  const accepted = entries.flatMap(({ word, means }) => {
    const outside = withoutBrackets(means.join(', ')).toLowerCase()
    const inside = [...means.join(', ').matchAll(/\(([^()]*)\)/g)].flatMap(([, text = '']) =>
      text.split(/[,\s]+/),
    )
    return inside
      .filter((typed) => /\p{L}{3,}/u.test(typed) && !outside.includes(typed.toLowerCase()))
      .filter((typed) => judged(typed, means) === 'right')
      .map((typed) => `${word}: ${typed}`)
  })
  expect(accepted).toEqual([])
})
