import { isTopicKey, type TopicKey } from '../levels/topic.ts'
import type { Attempt } from './attempt.ts'
import type { Option, Question } from './question.ts'

const states = ['answering', 'checked', 'finished'] as const

/**
 * An attempt as the browser stores it: the order of the questions and the chosen options. The score is
 * computed from them and never stored. Options are stored by their index in the question, which shuffling
 * does not change.
 */
export type AttemptRecord = {
  topic: TopicKey
  turns: readonly { id: string; options: readonly number[] }[]
  answers: readonly number[]
  /** Some of the topic's questions, for practice. Without it, the attempt has them all. */
  again?: true
  state: (typeof states)[number]
  chosen?: number
}

export function recordAttempt({ topic, turns, answers, again, state }: Attempt): AttemptRecord {
  const chosen = state.type === 'answering' ? state.chosen : undefined
  const place = (option: Option, at: number) => turns[at]?.question.options.indexOf(option) ?? 0
  return {
    topic,
    turns: turns.map(({ question, options }) => ({
      id: question.id,
      options: options.map((option) => question.options.indexOf(option)),
    })),
    answers: answers.map(place),
    state: state.type,
    ...(again && { again }),
    ...(chosen && { chosen: place(chosen, answers.length) }),
  }
}

/**
 * Reads a stored value as an attempt. Undefined if the value is damaged, or if the topic has other questions
 * today.
 */
export function restoreAttempt(
  stored: unknown,
  questionsOf: (topic: AttemptRecord['topic']) => readonly Question[],
): Attempt | undefined {
  const record = readRecord(stored)
  if (!record) return undefined
  const { topic, state, again } = record

  const questions = questionsOf(topic)
  const byId = new Map(questions.map((question) => [question.id, question]))
  const turns = record.turns.flatMap(({ id, options }) => {
    const question = byId.get(id)
    return question && isOrderOf(options, question.options.length)
      ? [{ question, options: pick(question.options, options) }]
      : []
  })
  const ids = new Set(turns.map(({ question }) => question.id))
  if (ids.size !== record.turns.length || ids.size === 0) return undefined
  if (!again && ids.size !== questions.length) return undefined

  const answers = record.answers.flatMap((place, at) => turns[at]?.question.options[place] ?? [])
  if (answers.length !== record.answers.length || !isPossible(state, answers.length, turns.length))
    return undefined
  const attempt = { topic, turns, answers, ...(again && { again }) }
  if (state !== 'answering') return { ...attempt, state: { type: state } }

  const chosen =
    record.chosen === undefined ? undefined : turns[answers.length]?.question.options[record.chosen]
  return { ...attempt, state: { type: 'answering', reminded: false, ...(chosen && { chosen }) } }
}

const pick = (options: readonly Option[], places: readonly number[]) =>
  places.flatMap((place) => options[place] ?? [])

const isOrderOf = (places: readonly number[], length: number) =>
  places.length === length && new Set(places).size === length && places.every((place) => place < length)

function isPossible(state: AttemptRecord['state'], answered: number, turns: number): boolean {
  switch (state) {
    case 'answering':
      return answered < turns
    case 'checked':
      return answered > 0
    case 'finished':
      return answered === turns
  }
}

/**
 * Reads a stored value as a record, if it has that shape. This is done by hand: only the quiz page reads
 * stored data on its first load, and the schema library would be a seventh of the code that we send for it.
 */
function readRecord(stored: unknown): AttemptRecord | undefined {
  if (!isObject(stored)) return undefined
  const { topic, turns, answers, again, chosen } = stored
  const state = states.find((known) => known === stored.state)
  if (!isTopicKey(topic) || !state || !isList(turns, isTurn) || !isList(answers, isPlace)) return undefined
  return {
    topic,
    turns,
    answers,
    state,
    ...(again === true && { again }),
    ...(isPlace(chosen) && { chosen }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const isTurn = (value: unknown): value is AttemptRecord['turns'][number] =>
  isObject(value) && typeof value.id === 'string' && isList(value.options, isPlace)

const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem)
