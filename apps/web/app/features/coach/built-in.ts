import { builtInCoach, shownByCheck, UnknownTopic } from '@app/coach'
import { type CoachQuestion, messagesOf, readAnalysis, readFeedback, readSentence } from '@app/learning/coach'
import { placeOf } from '../../addresses/paths.ts'
import { learnerStore } from '../../device/learner/learner-store.ts'
import { language } from '../../lexicon/language.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'
import type { Answer } from './answer.ts'
import { bank } from './bank.ts'
import { knownWords, levelOf } from './level/learner-level.ts'

/** The dictionary turned round, when a learner of English asks. */
const englishWords = () => import('../../lexicon/english.ts').then(({ loadEnglish }) => loadEnglish())

const chat = builtInCoach({
  bank,
  readingsFor,
  language,
  englishWords,
  random: Math.random,
  grades: async () => bank.grades,
  known: knownWords,
})

/**
 * Asks the built-in coach, which needs no server. Its code and its bank are large, so they are loaded with
 * the first question.
 */
export async function askBuiltIn(question: CoachQuestion): Promise<Answer> {
  try {
    const reply = await chat(messagesOf(question, placeOf(location.pathname).language))
    switch (question.type) {
      case 'generate':
        return { type: 'generated', sentence: readSentence(reply, question.learnt) ?? '' }
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

/** A question for a sentence, at the level that suits the learner if none is chosen. */
export const atLevel = async (question: Extract<CoachQuestion, { type: 'generate' }>) => ({
  ...question,
  level: question.level ?? (await levelOf(learnerStore.getState().userlevel)),
})

/** What the built-in coach finds in the learner's guesses, for the practice log. */
export const checkedBy = (question: Extract<CoachQuestion, { type: 'check' }>) =>
  shownByCheck(question, { bank, readingsFor, language })

/** If the dictionary does not arrive, its words are shown as unknown. */
async function readingsFor(words: readonly string[]) {
  const found = await Promise.all(
    words.map(async (word) => [word, await readingsOf(word).catch(() => [])] as const),
  )
  const readings = new Map(found)
  return (word: string) => readings.get(word) ?? []
}
