import { isMalayalam } from '@app/malayalam'
import { defaultTargetLanguage, type TargetLanguage } from '../languages/learnt.ts'
import { longestKept, longestText, mostRemembered } from './asked-lengths.ts'
import { isEnglish } from './asked-text.ts'
import type { CoachLevel } from './level.ts'
import type { CoachQuestion } from './messages.ts'
import type { ReadAnalysis } from './read-reply.ts'
import { tidy } from './tidy.ts'
import type { TooLong } from './too-long.ts'

/**
 * The content of a box on the screen: nothing yet, `Loading...`, a text, a section that the reply did not
 * have, or a failed request.
 */
export type Box = { state: 'empty' | 'loading' | 'missing' | 'failed' } | { state: 'text'; text: string }

/**
 * A message that the learner must close before going on. `refused`: the server's own sentence.
 * `unknown-topic`: the topics that are most like the one asked for.
 */
export type CoachAlert =
  | { type: 'no-topic' | 'no-text' | 'not-generated' }
  | { type: 'unknown-topic'; topic: string; nearest: readonly TopicName[] }
  | ({ type: 'too-long' } & TooLong)
  | { type: 'refused'; sentence: string }

/** The name of a topic. */
export type TopicName = Readonly<{ en: string; ml: string }>

type Asked = CoachQuestion['type']

/** A question that the coach has not answered yet. A reply with another number is too late and is ignored. */
export type Asking = { number: number; question: CoachQuestion }

export type CoachSession = {
  /** Which language's sentences these are. */
  learnt: TargetLanguage
  topic: string
  /** How hard the sentences are, once it is known or chosen. */
  level: CoachLevel | undefined
  /** The sentence in the language learnt, generated or typed. */
  text: string
  /** The sentences on this topic that were generated so far, the newest last. */
  seen: readonly string[]
  pronunciation: Box
  meaning: Box
  vocabulary: Box
  practice: boolean
  guess: { pronunciation: string; meaning: string }
  feedback: Box
  /** Counts up each time that tracing and the pronunciation check start again. */
  round: number
  /**
   * The open questions. An analysis and a check can be open at the same time, because each has its own boxes.
   */
  asking: Readonly<Partial<Record<Asked, Asking>>>
  /** The number of questions asked so far. */
  asked: number
  alert: CoachAlert | undefined
}

export type CoachEvent =
  | { type: 'topic'; topic: string }
  | { type: 'text'; text: string }
  | { type: 'guess'; part: 'pronunciation' | 'meaning'; guess: string }
  /** The level that suits the learner, or the one that they choose for the next sentence. */
  | { type: 'suits' | 'choose-level'; level: CoachLevel }
  | { type: 'generate' | 'analyze' | 'check' | 'practice' | 'close' }
  | { type: 'generated'; number: number; sentence: string }
  | { type: 'analyzed'; number: number; analysis: ReadAnalysis }
  | { type: 'checked'; number: number; feedback: string }
  | { type: 'failed'; number: number; why?: CoachAlert }

const empty: Box = { state: 'empty' }
const loading: Box = { state: 'loading' }
const failed: Box = { state: 'failed' }
const noGuess = { pronunciation: '', meaning: '' }
const notAnalysed = { pronunciation: empty, meaning: empty, vocabulary: empty }

export const newCoachSession: CoachSession = {
  learnt: defaultTargetLanguage,
  topic: '',
  level: undefined,
  text: '',
  seen: [],
  ...notAnalysed,
  practice: false,
  guess: noGuess,
  feedback: empty,
  round: 0,
  asking: {},
  asked: 0,
  alert: undefined,
}

/**
 * The sentence to read, trace and say. Empty if the text is longer than one sentence can be, because it would
 * take long to draw.
 */
export function sentenceIn({ text }: CoachSession): string {
  const sentence = text.trim()
  return sentence.length > longestText ? '' : sentence
}

/**
 * Whether this question is open already, so that pressing the button again would ask the same. A different
 * question replaces it.
 */
export function isUnderWay(session: CoachSession, type: Asked): boolean {
  const { question } = session.asking[type] ?? {}
  return question !== undefined && JSON.stringify(question) === JSON.stringify(questionNow(session, type))
}

/** The state of the coach's screen after an event. */
export function coachStep(session: CoachSession, event: CoachEvent): CoachSession {
  switch (event.type) {
    case 'topic':
      return { ...session, topic: event.topic.slice(0, longestKept), seen: [] }
    case 'text':
      // A learner who writes a sentence no longer waits for a generated one.
      return { ...withoutAnswers(session), asking: {}, text: event.text.slice(0, longestKept) }
    case 'guess':
      return { ...session, guess: { ...session.guess, [event.part]: event.guess.slice(0, longestKept) } }
    case 'practice':
      return {
        ...withoutAnswers(session),
        practice: !session.practice,
        guess: noGuess,
        round: session.round + 1,
      }
    case 'close':
      return { ...session, alert: undefined }
    case 'suits':
      return session.level === undefined ? { ...session, level: event.level } : session
    case 'choose-level':
      return generate({ ...session, level: event.level })
    case 'generate':
      return generate(session)
    case 'analyze':
      return analyze(session)
    case 'check':
      return check(session)
    default: {
      const asking = Object.values(session.asking).find(({ number }) => number === event.number)
      return asking ? answered(session, asking.question.type, event) : session
    }
  }
}

type Answer = Extract<CoachEvent, { number: number }>

function answered(session: CoachSession, asked: Asked, event: Answer): CoachSession {
  const { [asked]: _answered, ...asking } = session.asking
  const now = { ...session, asking }
  switch (event.type) {
    case 'generated':
      return {
        ...withoutAnswers(now),
        text: event.sentence,
        guess: noGuess,
        seen: [...session.seen, event.sentence].slice(-mostRemembered),
      }
    case 'analyzed': {
      const { pronunciation, meaning, vocabulary } = event.analysis
      return {
        ...now,
        pronunciation: boxOf(pronunciation),
        meaning: boxOf(meaning),
        vocabulary: vocabulary ? boxOf(vocabulary) : empty,
      }
    }
    case 'checked':
      return { ...now, feedback: boxOf(event.feedback) }
    case 'failed':
      return failure(now, asked, event.why)
  }
}

/**
 * Shows the reason for a failure in a message, if it is known. Otherwise the boxes say that the request
 * failed.
 */
function failure(session: CoachSession, asked: Asked, why: CoachAlert | undefined): CoachSession {
  const box = why ? empty : failed
  const alert = why && { alert: why }
  switch (asked) {
    case 'generate':
      return { ...session, alert: why ?? { type: 'not-generated' } }
    case 'analyze':
      return { ...session, pronunciation: box, meaning: box, vocabulary: empty, ...alert }
    case 'check':
      return { ...session, feedback: box, ...alert }
  }
}

function generate(session: CoachSession): CoachSession {
  if (tidy(session.topic) === '') return { ...session, alert: { type: 'no-topic' } }
  if (isUnderWay(session, 'generate')) return session
  return { ...ask(withoutAnswers(session), 'generate'), round: session.round + 1 }
}

function analyze(session: CoachSession): CoachSession {
  if (isBlank(session)) return { ...session, alert: { type: 'no-text' } }
  if (isUnderWay(session, 'analyze')) return session
  return { ...ask(session, 'analyze'), pronunciation: loading, meaning: loading, vocabulary: empty }
}

function check(session: CoachSession): CoachSession {
  if (!session.practice || isUnderWay(session, 'check')) return session
  if (isBlank(session)) return { ...session, alert: { type: 'no-text' } }
  return { ...ask(session, 'check'), feedback: loading }
}

const ask = (session: CoachSession, type: Asked): CoachSession => ({
  ...session,
  asked: session.asked + 1,
  asking: {
    ...session.asking,
    [type]: { number: session.asked + 1, question: questionNow(session, type) },
  },
})

/** The question that the coach would be asked now. */
function questionNow({ learnt, ...session }: CoachSession, type: Asked): CoachQuestion {
  const question = questionOf(session, type)
  return learnt === 'english' ? { ...question, learnt } : question
}

function questionOf(
  { topic, seen, level, text, guess }: Omit<CoachSession, 'learnt'>,
  type: Asked,
): CoachQuestion {
  switch (type) {
    case 'generate':
      return { type, topic: tidy(topic), seen, ...(level && { level }) }
    case 'analyze':
      return { type, text: tidy(text) }
    case 'check':
      return {
        type,
        text: tidy(text),
        pronunciation: tidy(guess.pronunciation),
        meaning: tidy(guess.meaning),
      }
  }
}

/** The state for another sentence: without the results for the one before, and without its open questions. */
function withoutAnswers(session: CoachSession): CoachSession {
  const { generate } = session.asking
  return { ...session, ...notAnalysed, feedback: empty, asking: generate ? { generate } : {} }
}

const boxOf = (text: string | undefined): Box => (text ? { state: 'text', text } : { state: 'missing' })

const isBlank = ({ text, learnt }: CoachSession) =>
  learnt === 'english' ? !isEnglish(text) : !isMalayalam(text)
