import { coachWithLexicon, UnknownTopic } from '@app/coach'
import { messagesOf } from '@app/learning/coach'
import { expect, it } from 'vitest'
import { shippedContent, shippedLexicon } from './testing/shipped.ts'

const { sentences: topics, patterns } = shippedContent()
const chat = coachWithLexicon({ topics, patterns, entries: shippedLexicon(), random: () => 0 })
const ask = (topic: string) => chat(messagesOf({ type: 'generate', topic, seen: [] }))
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
  ['snake', 'Animals'],
  ['പാമ്പ്', 'Animals'],
  ['church', 'Festivals'],
  ['wine', 'Tea and coffee'],
  ['bat', 'Sports and games'],
  ['car', 'Travel'],
])('has no sentence about "%s", but one near it: %s', async (asked, topic) => {
  const failed = await ask(asked).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(UnknownTopic)
  expect(failed instanceof UnknownTopic && failed.nearest.map(({ title }) => title.en)).toContain(topic)
})

it.each(['love', 'bad', 'glass', 'pen', 'hot', 'sun'])(
  'says "%s" in the English of its sentence',
  async (asked) => {
    const text = await ask(asked)
    const english = topics.flatMap(({ sentences }) => sentences).find((one) => one.text === text)?.english
    expect(english?.toLowerCase()).toMatch(new RegExp(`\\b${asked}(?!ly)`, 'u'))
  },
)
