import { expect, it } from 'vitest'
import { formatFault } from './fault.ts'
import { aQuestion, aTopic, sourceOf } from './testing/content.ts'

const topic = aTopic(aQuestion())

it('puts the topics in the order of the course', () => {
  const files = { 'data/topics/daily_food.yaml': topic, 'data/topics/beginner_l.yaml': topic }
  expect(sourceOf(files).topics.map(({ key }) => key)).toEqual(['beginner_l', 'daily_food'])
})

it('collects the faults of every file, and leaves out what cannot be read', () => {
  const source = sourceOf({
    'data/topics/daily_food.yaml': topic,
    'data/topics/breakfast.yaml': topic,
    'data/topics/numbers.yaml': '{ title: { en: Numbers }, kind: meanings }',
    'data/letters.yaml': 'ക',
  })
  expect(source.topics.map(({ key }) => key)).toEqual(['daily_food'])
  expect(source.faults.map(formatFault)).toEqual([
    'content/data/topics/breakfast.yaml:1  No level page lists a topic "breakfast": name it in packages/learning/src/levels/topic.ts (docs/how-to/add-a-topic.md).',
    'content/data/topics/numbers.yaml:1  "ml" is missing here.',
    'content/data/topics/numbers.yaml:1  "questions" is missing here.',
    'content/data/letters.yaml:1  A list is expected here.',
  ])
})
