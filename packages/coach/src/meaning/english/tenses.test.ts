import { expect, it } from 'vitest'
import { tensesIn } from './tenses.ts'

const said = (text: string) =>
  Object.entries(tensesIn(text))
    .flatMap(([time, is]) => (is ? [time] : []))
    .join(' ')

it.each([
  ['It rained all night.', 'past perhapsPast'],
  ['I didn’t like it', 'past perhapsPast'],
  ['The goat has eaten the plant', 'past perhapsPast'],
  ['We’ve lost our way', 'past perhapsPast'],
  ['Fried fish', 'perhapsPast'],
  ['Put it there', 'perhapsPast'],
  ['The road is closed', 'perhapsPast now'],
  ['It won’t bite', 'ahead'],
  ['I’ll come', 'ahead'],
  ['She’s reading', 'now'],
  ['I drink tea', ''],
  ['Having eaten I go', ''],
  ['I’ve got a cough', 'perhapsPast now'],
  ['She has not got it', 'perhapsPast now'],
  ['She has gotten a job', 'past perhapsPast'],
  ['I have got to go', ''],
  ['Ive got to go', ''],
  ['You had better go', ''],
  ['I need a red bed', ''],
  ['He got up at six', 'past perhapsPast'],
  ['Has everyone come?', 'perhapsPast'],
  ['They agreed', 'past perhapsPast'],
  ['I would go', 'ahead'],
  ['What did you do?', 'past perhapsPast'],
  ['Children get used to it', 'perhapsPast'],
  ['He used to sing', 'past perhapsPast'],
  ['Don’t worry, he will come', 'ahead'],
])('%s: %s', (text, times) => {
  expect(said(text)).toBe(times)
})
