import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { topicSizes } from './topic-sizes.ts'

const topicOf = (size: number) =>
  aTopic(...Array.from({ length: size }, (_, at) => aQuestion({ id: `q-${at}` })))
const about = (key: string, size: number) =>
  faultsOf(topicSizes, { [`data/topics/${key}.yaml`]: topicOf(size) }).filter((fault) =>
    fault.includes(`/${key}.`),
  )

it.each([
  { key: 'beginner_s', size: 5 },
  { key: 'numbers', size: 20 },
  { key: 'beginner_l', size: 9 },
  { key: 'advanced_l', size: 15 },
  { key: 'family', size: 10 },
  { key: 'verbs', size: 15 },
])('accepts $size questions of $key', ({ key, size }) => {
  expect(about(key, size)).toEqual([])
})

it.each([
  { key: 'beginner_s', size: 6, wanted: '5' },
  { key: 'two_words', size: 13, wanted: '14' },
  { key: 'beginner_l', size: 8, wanted: '9 to 15' },
  { key: 'family', size: 9, wanted: '10 to 15' },
  { key: 'verbs', size: 16, wanted: '10 to 15' },
])('refuses $size questions of $key', ({ key, size, wanted }) => {
  expect(about(key, size)).toEqual([
    `content/data/topics/${key}.yaml:3  This topic has ${size} questions; it is to have ${wanted}.`,
  ])
})

it('reports each missing topic of the 27', () => {
  const faults = faultsOf(topicSizes, {})
  expect(faults).toHaveLength(27)
  expect(faults[0]).toBe(
    'content/data/topics/beginner_l.yaml:1  This topic of the course is not written yet.',
  )
})
