import type { TopicKey } from '../levels/topic.ts'
import { correctOption } from './correct-option.ts'
import { judge, type Verdict } from './judge.ts'
import type { Option, Question } from './question.ts'
import { scoreStep } from './score-step.ts'
import { shuffle } from './shuffle.ts'

/** A question as it is shown, with its options in shuffled order. */
export type Turn = { question: Question; options: readonly Option[] }

/** A line of the results for a wrong answer: the question and its correct answer. */
export type Mistake = { question: string; answer: string }

/**
 * One attempt at a topic. `turns` has the questions in shuffled order. `answers` has the options checked so
 * far, one for each turn. While the learner is answering, the current turn is the one after the last answer;
 * after Check, it is the turn of the last answer.
 */
export type Attempt = {
  topic: TopicKey
  turns: readonly Turn[]
  answers: readonly Option[]
  /** Only the questions that an attempt got wrong, for practice: it changes no level and leaves no result. */
  again?: true
  state: Answering | { type: 'checked' } | { type: 'finished' }
}

/** `reminded`: the learner pressed Check before choosing an option. */
type Answering = { type: 'answering'; chosen?: Option; reminded: boolean }

export type AttemptEvent = { type: 'chosen'; option: Option } | { type: 'checked' } | { type: 'continued' }

const unanswered: Answering = { type: 'answering', reminded: false }

/** A new attempt, with the questions and the options of each question in random order. */
export function startAttempt(topic: TopicKey, questions: readonly Question[], random: () => number): Attempt {
  const turns = shuffle(questions, random).map((question) => ({
    question,
    options: shuffle(question.options, random),
  }))
  return { topic, turns, answers: [], state: turns.length > 0 ? unanswered : { type: 'finished' } }
}

/**
 * A new attempt at the questions that were answered wrongly, to practise them. Undefined if there were none.
 */
export function startAgain({ topic, turns, answers }: Attempt, random: () => number): Attempt | undefined {
  const wrong = turns.flatMap(({ question }, at) => (answers[at]?.correct === false ? [question] : []))
  return wrong.length > 0 ? { ...startAttempt(topic, wrong, random), again: true } : undefined
}

/**
 * A new attempt at the questions of a topic that stand in a list of mistakes, to practise them. Undefined if the
 * topic has none of them today.
 */
export function startMistakes(
  topic: TopicKey,
  questions: readonly Question[],
  listed: readonly Mistake[],
  random: () => number,
): Attempt | undefined {
  const pairs = new Set(listed.map(pairOf))
  const wrong = questions.filter((question) => pairs.has(pairOf(mistakeOf(question))))
  return wrong.length > 0 ? { ...startAttempt(topic, wrong, random), again: true } : undefined
}

/**
 * The attempt after an event. An event that is not possible now (a choice after Check, Next before Check)
 * changes nothing.
 */
export function step(attempt: Attempt, event: AttemptEvent): Attempt {
  const { state, answers, turns } = attempt
  switch (event.type) {
    case 'chosen':
      if (state.type !== 'answering' || !currentTurn(attempt)?.options.includes(event.option)) return attempt
      return { ...attempt, state: { type: 'answering', chosen: event.option, reminded: false } }
    case 'checked':
      if (state.type !== 'answering') return attempt
      if (!state.chosen) return { ...attempt, state: { type: 'answering', reminded: true } }
      return { ...attempt, answers: [...answers, state.chosen], state: { type: 'checked' } }
    case 'continued':
      if (state.type !== 'checked') return attempt
      return { ...attempt, state: answers.length < turns.length ? unanswered : { type: 'finished' } }
  }
}

/** The turn on screen, counted from 0. After the last turn it is the number of turns. */
export function turnNumber({ answers, state }: Attempt): number {
  return state.type === 'checked' ? answers.length - 1 : answers.length
}

export function currentTurn(attempt: Attempt): Turn | undefined {
  return attempt.turns[turnNumber(attempt)]
}

/** The verdict for the feedback line, if it says anything yet. */
export function verdict(attempt: Attempt): Verdict | undefined {
  const turn = currentTurn(attempt)
  if (!turn) return undefined
  if (attempt.state.type === 'checked') return judge(turn.question, attempt.answers.at(-1))
  return attempt.state.type === 'answering' && attempt.state.reminded ? { type: 'unanswered' } : undefined
}

export function score({ answers }: Pick<Attempt, 'answers'>): number {
  return answers.filter((answer) => answer.correct).length * scoreStep
}

/** The mistakes in the order in which they were made, each pair once. */
export function mistakes({ turns, answers }: Attempt): Mistake[] {
  const pairs = new Map<string, Mistake>()
  answers.forEach((answer, at) => {
    const question = turns[at]?.question
    if (!question || answer.correct) return
    const mistake = mistakeOf(question)
    pairs.set(pairOf(mistake), mistake)
  })
  return [...pairs.values()]
}

const mistakeOf = (question: Question): Mistake => ({
  question: question.text,
  answer: correctOption(question).text,
})

const pairOf = ({ question, answer }: Mistake) => JSON.stringify([question, answer])
