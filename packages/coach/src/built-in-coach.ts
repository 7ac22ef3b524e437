import { type CoachQuestion, type Message, questionOf, type SentenceTopic } from '@app/learning/coach'
import type { CheckedGuesses } from '@app/learning/course'
import type { EnglishLexicon } from '@app/learning/english-words'
import { isMalayalam, words as wordsOf } from '@app/malayalam'
import { checkedGuesses } from './checked-guesses.ts'
import { generateEnglish, replyOnEnglish } from './english/english-coach.ts'
import { explainSentence } from './explain-sentence.ts'
import { feedbackOn } from './feedback.ts'
import type { Language } from './language/language.ts'
import { type CoachBank, generateSentence, knownSentence } from './making/generate-sentence.ts'
import { type Grades, graderOf } from './making/grade-bank.ts'
import { phrases } from './phrases.ts'
import type { Readings } from './reading/in-place.ts'
import { soundKeys } from './sound/compare-sound.ts'
import { otherWordsIn } from './sound/other-word.ts'

/**
 * The built-in coach has nothing to say about a topic. Others know theirs by heart: `nearest` are those that
 * are like it.
 */
export class UnknownTopic extends Error {
  override name = 'UnknownTopic'
  readonly topic: string
  readonly nearest: readonly SentenceTopic[]

  constructor(topic: string, nearest: readonly SentenceTopic[]) {
    const names = nearest.map(({ title }) => title.en).join(', ')
    super(`The built-in coach has no sentences about “${topic}”.${names && ` Near it are: ${names}.`}`)
    this.topic = topic
    this.nearest = nearest
  }
}

export type BuiltInNeeds = {
  bank: CoachBank
  /** What is to be known of these words, fetched where it is not here yet. */
  readingsFor: (words: readonly string[]) => Promise<Readings>
  /** What Malayalam words are in English. */
  language: Language
  /** The lexicon turned round, for who learns English. */
  englishWords: () => Promise<EnglishLexicon>
  /** From 0 up to but not including 1. */
  random: () => number
  /** For sentences of a level: how hard those of the bank are. Without it, every sentence suits. */
  grades?: () => Promise<Grades>
  /** The entries of the words that the learner knows. */
  known?: () => Promise<ReadonlySet<string>>
}

/**
 * The coach that needs no service: it answers the same messages as the others, in the same shape, from the
 * sentences it knows, the lexicon and the rules. Throws UnknownTopic.
 */
export function builtInCoach({
  bank,
  readingsFor,
  language: toEnglish,
  englishWords,
  random,
  grades,
  known: knownWords,
}: BuiltInNeeds) {
  return async (messages: readonly Message[]): Promise<string> => {
    const asked = questionOf(messages)
    if (!asked) throw new Error('The built-in coach answers the questions of the coach only.')
    const { question, language } = asked
    if (question.type === 'generate') {
      const words = isMalayalam(question.topic) ? wordsOf(question.topic) : []
      const found = words.length > 0 ? await readingsFor(words) : undefined
      const entries = words.flatMap((word) => found?.(word).map(({ entry }) => entry) ?? [])
      const suits = question.level &&
        grades && {
          level: question.level,
          known: (await knownWords?.()) ?? new Set(),
          gradeOf: graderOf(bank, await grades()),
        }
      const generate = question.learnt === 'english' ? generateEnglish : generateSentence
      const generated = generate({ ...question, entries, suits }, bank, random)
      if (generated.type === 'unknown') throw new UnknownTopic(question.topic, generated.nearest)
      return question.learnt === 'english' ? generated.sentence.english : generated.sentence.text
    }
    if (question.learnt === 'english')
      return replyOnEnglish(question, bank, await englishWords(), phrases[language])
    const known = knownSentence(question.text, bank)
    if (question.type === 'check') {
      const readings = remembered(await readingsForCheck(question, readingsFor))
      return feedbackOn(question, known, { readings, language: toEnglish }, phrases[language])
    }
    const readings = remembered(await readingsFor(wordsOf(question.text)))
    const { pronunciation, meaning, vocabulary } = explainSentence(
      question.text,
      known,
      { readings, language: toEnglish },
      phrases[language],
    )
    return `1. ${pronunciation}\n2. ${meaning}\n3. ${vocabulary}`
  }
}

/** What a question to check shows of the learner's words, letters and endings: for the practice log. */
export async function shownByCheck(
  question: Extract<CoachQuestion, { type: 'check' }>,
  { bank, readingsFor, language }: Pick<BuiltInNeeds, 'bank' | 'readingsFor' | 'language'>,
): Promise<CheckedGuesses> {
  const readings = remembered(await readingsForCheck(question, readingsFor))
  return checkedGuesses(question, knownSentence(question.text, bank), { readings, language })
}

const readingsForCheck = (
  { text, pronunciation }: Extract<CoachQuestion, { type: 'check' }>,
  readingsFor: BuiltInNeeds['readingsFor'],
) => readingsFor([...wordsOf(text), ...otherWordsIn(text, pronunciation, soundKeys)])

/** The same readings, each worked out once. */
function remembered(readings: Readings): Readings {
  const known = new Map<string, ReturnType<Readings>>()
  return (word) => {
    const found = known.get(word) ?? readings(word)
    known.set(word, found)
    return found
  }
}
