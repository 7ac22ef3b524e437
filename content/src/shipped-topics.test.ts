import { UnknownTopic } from '@app/coach'
import { messagesOf } from '@app/learning/coach'
import { keyOf } from '@app/malayalam'
import { expect, it } from 'vitest'
import { shippedContent } from './testing/shipped.ts'
import { shippedCoach } from './testing/shipped-coach.ts'

const { sentences: topics } = shippedContent()
const coach = shippedCoach()
const ask = (topic: string, seen: readonly string[] = []) =>
  coach(messagesOf({ type: 'generate', topic, seen }))
const englishOf = (text: string) =>
  topics.flatMap(({ sentences }) => sentences).find((one) => one.text === text)?.english
const topicOf = (text: string) =>
  topics.find(({ sentences }) => sentences.some((one) => one.text === text))?.title.en

it.each([
  ['greetings', 'Greetings and guests'],
  ['കുശലവും', 'Greetings and guests'],
  ['daily', 'Daily routine'],
  ['routine', 'Daily routine'],
  ['mazha', 'Rain'],
  ['pattu', 'Music'],
  ['വിവാഹം', 'Clothes'],
  ['wedding', 'Clothes'],
])('has for "%s" a sentence of %s', async (asked, topic) => {
  expect(topicOf(await ask(asked))).toBe(topic)
})

it.each([
  ['horse', ['Animals']],
  ['wine', ['Tea and coffee']],
  ['priest', ['Faith', 'Festivals']],
  ['lorry', ['Car']],
  ['asdf', []],
  ['quantum physics', []],
])('has no sentence about "%s", and names only what is near: %j', async (asked, topics) => {
  const failed = await ask(asked).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(UnknownTopic)
  expect(failed instanceof UnknownTopic && failed.nearest.map(({ title }) => title.en)).toEqual(topics)
})

/** What learners asked for in vain. */
it.each([
  ['car', /car|drive/iu],
  ['toilet', /toilet/u],
  ['police', /police/u],
  ['allergy', /allerg/u],
  ['Diwali', /Diwali/u],
  ['politics', /politic/u],
  ['snake', /snake/u],
  ['പാമ്പ്', /snake/u],
  ['God', /God/u],
  ['ghost', /ghost/u],
  ['covid', /Covid/u],
  ['lost passport', /passport/u],
  ['I love you', /love/u],
  ['love', /love(?! to)/u],
  ['asking the price', /price|cost|how much/iu],
])('speaks of "%s", three times of one word', async (asked, says) => {
  const seen: string[] = []
  for (let time = 0; time < (asked.includes(' ') ? 1 : 3); time++) seen.push(await ask(asked, seen))
  for (const text of seen) expect(englishOf(text)).toMatch(says)
  expect(new Set(seen).size).toBe(seen.length)
})

it.each(['love', 'bad', 'glass', 'pen', 'hot', 'sun'])(
  'says "%s" in the English of its sentence',
  async (asked) => {
    const text = await ask(asked)
    expect(englishOf(text)?.toLowerCase()).toMatch(new RegExp(`\\b${asked}(?!ly)`, 'u'))
  },
)

/** Sentences on a topic before one is said again. */
const beforeRepetition = 60

it.each(topics.map(({ key, title }) => [title.en, key]))(
  `has at least ${beforeRepetition} different sentences on "%s" before one comes again`,
  async (asked, key) => {
    const seen: string[] = []
    while (seen.length < beforeRepetition) seen.push(await ask(asked, seen))
    expect([key, new Set(seen.map(keyOf)).size]).toEqual([key, beforeRepetition])
  },
)
