import { lettersIn } from '@app/learning/letters'
import { whyWrong } from '@app/learning/quiz'
import { isMalayalam, keyOf, words } from '@app/malayalam'
import { expect, it } from 'vitest'
import { foundByLength } from '../testing/answer-length.ts'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'
import { topicWords } from './topic-words.ts'

const content = shippedContent()
const { topics, letters } = content
const questions = topics.flatMap((topic) => topic.questions.map((question) => ({ topic, question })))

it('says of every wrong option why it is wrong', () => {
  const silent = questions.flatMap(({ question }) =>
    question.options
      .filter((option) => !option.correct && !whyWrong(question, option))
      .map(({ text }) => `${question.id}: ${text}`),
  )
  expect(silent).toEqual([])
})

it('asks letters in three ways, each in every topic of letters', () => {
  for (const { kind, questions } of topics) {
    const ways = new Set(questions.flatMap(({ way }) => way ?? []))
    expect([...ways].toSorted()).toEqual(kind === 'letters' ? ['find', 'hear', 'see'] : [])
  }
})

it.each(['longest', 'shortest'] as const)('does not give the answer away by being the %s', (which) => {
  const share = foundByLength(
    questions.map(({ question }) => question),
    which,
  )
  expect(share).toBeGreaterThan(0.17)
  expect(share).toBeLessThan(0.3)
})

it('opens most words of the other topics with the letters it asks', () => {
  const asked = topicWords(content, shippedLexicon())
  const taught = new Set([...asked.values()].flatMap((topic) => topic.letters.map(({ id }) => id)))
  const read = lettersIn(letters)
  const met = new Set(
    topics
      .filter(({ kind }) => kind !== 'letters')
      .flatMap(({ questions }) =>
        questions.flatMap(({ text, options }) => [text, ...options.map((one) => one.text)]),
      )
      .filter(isMalayalam)
      .flatMap(words)
      .map(keyOf),
  )
  const open = [...met].filter((word) => {
    const { ids, unknown } = read(word)
    return unknown.length === 0 && ids.every((id) => taught.has(id))
  })
  expect(open.length / met.size).toBeGreaterThan(0.55)
})

it('has something to show before each quiz, with a clip', () => {
  for (const [topic, { words, letters }] of topicWords(content, shippedLexicon())) {
    expect(words.length + letters.length, topic).toBeGreaterThan(4)
    for (const { audio } of [...words, ...letters]) expect(audio).toMatch(/^\/audio\//)
  }
})

it('asks every number from 1 to 10', () => {
  const asked = topics.find(({ key }) => key === 'numbers')?.questions.map(({ options }) => options[0]?.text)
  expect(asked).toEqual(expect.arrayContaining(Array.from({ length: 10 }, (_, at) => String(at + 1))))
})
