import { isMalayalam, words as wordsOf } from '@app/malayalam'
import { type Message, questionOf } from '../coach/messages.ts'
import type { SentenceTopic } from '../coach/sentence.ts'
import { explainSentence } from './explain-sentence.ts'
import { feedbackOn } from './feedback.ts'
import { type CoachBank, generateSentence, knownSentence } from './generate-sentence.ts'
import { wordsOfOtherLength } from './other-length.ts'
import type { Readings } from './word-gloss.ts'

/** The built-in coach has nothing to say about a topic. Others know theirs by heart: `nearest` are those that are like it. */
export class UnknownTopic extends Error {
  override name = 'UnknownTopic'
  readonly nearest: readonly SentenceTopic[]

  constructor(topic: string, nearest: readonly SentenceTopic[]) {
    const names = nearest.map(({ title }) => title.en).join(', ')
    super(`The built-in coach has no sentences about “${topic}”. Near it are: ${names}.`)
    this.nearest = nearest
  }
}

export type BuiltInNeeds = {
  bank: CoachBank
  /** What is to be known of these words, fetched where it is not here yet. */
  readingsFor: (words: readonly string[]) => Promise<Readings>
  /** From 0 up to but not including 1. */
  random: () => number
}

/**
 * The coach that needs no service: it answers the same messages as the others, in the same shape, from the sentences it knows, the
 * lexicon and the rules. Throws UnknownTopic.
 */
export function builtInCoach({ bank, readingsFor, random }: BuiltInNeeds) {
  return async (messages: readonly Message[]): Promise<string> => {
    const question = questionOf(messages)
    if (!question) throw new Error('The built-in coach answers the questions of the coach only.')
    if (question.type === 'generate') {
      const asked = isMalayalam(question.topic) ? wordsOf(question.topic) : []
      const found = asked.length > 0 ? await readingsFor(asked) : undefined
      const entries = asked.flatMap((word) => found?.(word).map(({ entry }) => entry.word) ?? [])
      const generated = generateSentence({ ...question, entries }, bank, random)
      if (generated.type === 'unknown') throw new UnknownTopic(question.topic, generated.nearest)
      return generated.sentence.text
    }
    const known = knownSentence(question.text, bank)
    const others = question.type === 'check' ? wordsOfOtherLength(question.text, question.pronunciation) : []
    const readings = remembered(await readingsFor([...wordsOf(question.text), ...others]))
    if (question.type === 'check') return feedbackOn(question, known, readings)
    const { pronunciation, meaning, vocabulary } = explainSentence(question.text, known, readings)
    return `1. ${pronunciation}\n2. ${meaning}\n3. ${vocabulary}`
  }
}

/** The same readings, each worked out once. */
function remembered(readings: Readings): Readings {
  const known = new Map<string, ReturnType<Readings>>()
  return (word) => {
    const found = known.get(word) ?? readings(word)
    known.set(word, found)
    return found
  }
}
