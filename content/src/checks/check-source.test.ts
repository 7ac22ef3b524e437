import { expect, it } from 'vitest'
import { formatFault } from '../fault.ts'
import { aQuestion, aTopic, sourceOf } from '../testing/content.ts'
import { checkSource } from './check-source.ts'

const twice = aTopic(aQuestion({ options: ['tea', 'milk', 'milk', 'rice'] }))

const how = 'write `means`, or a gloss with the words of the correct option.'

it('names the faults of all files at once, in the order of their lines', () => {
  const faults = checkSource(sourceOf({ 'data/topics/daily_food.yaml': twice })).map(formatFault)
  const ofFood = faults.filter((fault) => fault.includes('daily_food'))
  expect(ofFood).toEqual([
    'content/data/topics/daily_food.yaml:1  The lexicon does not explain the word ഭക്ഷണം.',
    'content/data/topics/daily_food.yaml:3  The id "food-tea" is new: npm run check:content -- --accept-ids.',
    'content/data/topics/daily_food.yaml:3  This topic has 1 questions; it is to have 15.',
    'content/data/topics/daily_food.yaml:4  The lexicon does not explain the word ചായ.',
    `content/data/topics/daily_food.yaml:7  Nothing says why "milk" is wrong: ${how}`,
    `content/data/topics/daily_food.yaml:8  Nothing says why "milk" is wrong: ${how}`,
    'content/data/topics/daily_food.yaml:8  The option "milk" stands twice.',
    `content/data/topics/daily_food.yaml:9  Nothing says why "rice" is wrong: ${how}`,
  ])
})

it('does not report as missing what it could not read', () => {
  const source = sourceOf({ 'data/topics/daily_food.yaml': twice, 'data/letters.yaml': 'ക' })
  expect(checkSource(source).map(formatFault)).toEqual([
    'content/data/letters.yaml:1  A list is expected here.',
    'content/data/topics/daily_food.yaml:8  The option "milk" stands twice.',
  ])
})
