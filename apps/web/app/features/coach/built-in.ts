import { builtInCoach, UnknownTopic } from '@app/coach'
import { type CoachQuestion, messagesOf, readAnalysis, readFeedback, readSentence } from '@app/learning/coach'
import { placeOf } from '../../addresses/paths.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'
import type { Answer } from './answer.ts'
import { bank } from './bank.ts'

const chat = builtInCoach({ bank, readingsFor, random: Math.random })

/** Asks the coach that runs here, without any server. It weighs much with the bank and the rules: it is fetched with the first question. */
export async function askBuiltIn(question: CoachQuestion): Promise<Answer> {
  try {
    const reply = await chat(messagesOf(question, placeOf(location.pathname).language))
    switch (question.type) {
      case 'generate':
        return { type: 'generated', sentence: readSentence(reply) ?? '' }
      case 'analyze':
        return { type: 'analyzed', analysis: readAnalysis(reply) }
      case 'check':
        return { type: 'checked', feedback: readFeedback(reply) ?? '' }
    }
  } catch (error) {
    if (!(error instanceof UnknownTopic) || question.type !== 'generate') throw error
    const nearest = error.nearest.map(({ title }) => title)
    return { type: 'failed', why: { type: 'unknown-topic', topic: question.topic, nearest } }
  }
}

/** Where the dictionary does not arrive, the words it would explain are said to be unknown. */
async function readingsFor(words: readonly string[]) {
  const found = await Promise.all(
    words.map(async (word) => [word, await readingsOf(word).catch(() => [])] as const),
  )
  const readings = new Map(found)
  return (word: string) => readings.get(word) ?? []
}
