import * as v from 'valibot'
import { topicKeys } from '../course/topic.ts'
import type { Attempt } from './attempt.ts'
import type { Option, Question } from './question.ts'

const Place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An attempt as the browser keeps it: only what was drawn and chosen, so that a score is never stored, but worked out. */
export const AttemptRecord = v.object({
  topic: v.picklist(topicKeys),
  turns: v.array(v.object({ id: v.string(), options: v.array(Place) })),
  answers: v.array(Place),
  state: v.picklist(['answering', 'checked', 'finished']),
  chosen: v.optional(Place),
})
export type AttemptRecord = v.InferOutput<typeof AttemptRecord>

/** Places count in the question's own list of options, which the shuffling does not change. */
export function recordAttempt({ topic, turns, answers, state }: Attempt): AttemptRecord {
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
    ...(chosen && { chosen: place(chosen, answers.length) }),
  }
}

/**
 * The attempt that a stored value records, or undefined when the value is damaged, or was made from other questions than
 * the topic has today.
 */
export function restoreAttempt(
  stored: unknown,
  questionsOf: (topic: AttemptRecord['topic']) => readonly Question[],
): Attempt | undefined {
  const parsed = v.safeParse(AttemptRecord, stored)
  if (!parsed.success) return undefined
  const { topic, state, ...record } = parsed.output

  const questions = questionsOf(topic)
  const byId = new Map(questions.map((question) => [question.id, question]))
  const turns = record.turns.flatMap(({ id, options }) => {
    const question = byId.get(id)
    return question && isOrderOf(options, question.options.length)
      ? [{ question, options: pick(question.options, options) }]
      : []
  })
  const ids = new Set(turns.map(({ question }) => question.id))
  if (ids.size !== questions.length || record.turns.length !== questions.length) return undefined

  const answers = record.answers.flatMap((place, at) => turns[at]?.question.options[place] ?? [])
  if (answers.length !== record.answers.length || !isPossible(state, answers.length, turns.length))
    return undefined
  if (state !== 'answering') return { topic, turns, answers, state: { type: state } }

  const chosen =
    record.chosen === undefined ? undefined : turns[answers.length]?.question.options[record.chosen]
  return { topic, turns, answers, state: { type: 'answering', reminded: false, ...(chosen && { chosen }) } }
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
