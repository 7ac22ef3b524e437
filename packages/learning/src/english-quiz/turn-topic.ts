import { englishNumber, plainKey, wordsOfEnglish } from '@app/english'
import type { CourseContent, CourseQuestion } from '../course/content.ts'
import type { TopicKey } from '../levels/topic.ts'
import { correctOption } from '../quiz/correct-option.ts'
import type { Option, Question } from '../quiz/question.ts'
import type { QuizTopic } from '../quiz/quiz-topic.ts'
import { clipOfEnglish } from '../spoken-english/english-clip.ts'
import { type MayMean, wrongSentencesIn } from './wrong-sentences.ts'

/** A question about the English alphabet. The first of its options is the right one. */
export type EnglishLetterQuestion = {
  id: string
  prompt: string
  /** The English that is spoken. */
  say: string
  options: readonly string[]
  help?: string | undefined
  /** Why any other answer is wrong, in Malayalam. */
  why: string
}

/** What the questions of this direction are made of. */
export type Turned = {
  content: CourseContent
  letters: Readonly<Partial<Record<TopicKey, readonly EnglishLetterQuestion[]>>>
  /** Help hints in Malayalam, by the id of the question that is turned round. */
  hints: Readonly<Partial<Record<string, string>>>
  mayMean: MayMean
  /** The address of an English clip by its id. */
  addressOf: (clip: string) => string
}

/** The id of a question when it is asked the other way round. Learners’ history points at it. */
export const turnedId = (id: string): string => `english-${id}`

/**
 * Turns a topic round, for those who learn English: what was asked in Malayalam is asked in English, with four Malayalam
 * options; “How do you say … in Malayalam?” asks for English. The letters’ topics have questions of their own.
 */
export function turnTopicIn(turned: Turned): (topic: QuizTopic) => QuizTopic {
  const { content, letters, mayMean } = turned
  const wrongSentences = wrongSentencesIn(content, mayMean)
  const ofTopics = new Map<string, CourseQuestion[]>()
  for (const found of content.questions.values())
    ofTopics.set(found.topic, [...(ofTopics.get(found.topic) ?? []), found])

  return (topic) => ({ ...topic, questions: questionsOf(topic) })

  function questionsOf({ key, kind, questions }: QuizTopic): Question[] {
    switch (kind) {
      case 'letters':
        return (letters[key] ?? []).map((question) => letterQuestion(question, turned))
      case 'phrases': {
        const told = questions.map(pairsOfPhrase)
        return questions.map((question, at) => phraseQuestion(question.id, wrongOf(told, at), turned))
      }
      case 'meanings': {
        const told = questions.map(pairsOfMeaning)
        return questions.map((question, at) => {
          const pairs = told[at] && told[at].length > 1 ? wrongOf(told, at) : sentencesFor(key, question)
          return meaningQuestion(question.id, pairs, turned)
        })
      }
    }
  }

  /**
   * The right pair and three wrong ones. They are those of the author, but one that may be right in this direction
   * (“I didn't get anything” may be “I didn't understand”): in its place comes the right one of another question, the
   * nearest in English.
   */
  function wrongOf(told: readonly (readonly Pair[])[], at: number): Pair[] {
    const [right, ...wrong] = told[at] ?? []
    if (!right) return []
    const others = told
      .flatMap((pairs, other) => (other === at || pairs.length === 1 ? [] : pairs.slice(0, 1)))
      .toSorted((one, two) => farFrom(right.english, one.english) - farFrom(right.english, two.english))
    const chosen = [right]
    for (const pair of [...wrong, ...others]) {
      if (chosen.length === optionsEach) break
      const isApart = chosen.every((one) => one.malayalam !== pair.malayalam && one.english !== pair.english)
      const mayBeRight = mayMean(right.malayalam, pair.english) || mayMean(pair.malayalam, right.english)
      if (isApart && !mayBeRight) chosen.push(pair)
    }
    return chosen
  }

  function sentencesFor(topic: TopicKey, { id }: Question): Pair[] {
    const sentences = (ofTopics.get(topic) ?? []).map(sentenceOf)
    const right = sentences.find((one) => one.id === `${topic}/${id}`)
    if (!right) return []
    const others = sentences.filter((one) => one !== right)
    return [right, ...wrongSentences(right, others)].map(({ text, english }) => ({
      malayalam: text,
      english,
    }))
  }
}

const optionsEach = 4

/** The same in both languages. */
type Pair = { malayalam: string; english: string }

/** The right pair of a question and, where the author says what the wrong options are in Malayalam, the wrong ones. */
function pairsOfMeaning(question: Question): Pair[] {
  const right = {
    malayalam: question.text,
    english: englishSaid('meanings', { text: '', right: correctOption(question).text }),
  }
  const wrong = question.options.slice(1).flatMap(({ text, means }): Pair[] => {
    return means === undefined ? [] : [{ malayalam: means, english: inWords(text) }]
  })
  return [right, ...wrong]
}

/**
 * The English of a question, which its clip says: the right answer of a Malayalam prompt. “How do you say "See you
 * later" in Malayalam?” holds it between its quotation marks.
 */
export function englishSaid(
  kind: 'meanings' | 'phrases',
  { text, right }: { text: string; right: string },
): string {
  if (kind === 'meanings') return inWords(right)
  const [, quoted = ''] = /"(.+)"/u.exec(text) ?? []
  return /[.?!]$/u.test(quoted) ? quoted : `${quoted}.`
}

function pairsOfPhrase({ text: prompt, options }: Question): Pair[] {
  const english = englishSaid('phrases', { text: prompt, right: '' })
  return options.map(({ text, means = '' }, at) => ({ malayalam: text, english: at === 0 ? english : means }))
}

/** In letters of difference: a word that both have makes them nearer by a word's length. */
function farFrom(right: string, english: string): number {
  const words = new Set(wordsOf(right))
  const shared = wordsOf(english).filter((word) => words.has(word)).length
  return Math.abs(right.length - english.length) - shared * 10
}

const wordsOf = (english: string) => wordsOfEnglish(english).map(plainKey)

/** The sentence that a question asks the meaning of. */
const sentenceOf = ({ id, question, pieces }: CourseQuestion) => ({
  id,
  text: question.text,
  english: correctOption(question).text,
  pieces,
})

function meaningQuestion(id: string, pairs: readonly Pair[], turned: Turned): Question {
  const english = pairs[0]?.english ?? ''
  const options = pairs.map(({ malayalam, english }, at): Option => optionOf(at, malayalam, english))
  return { ...asked(id, english, english, turned), options }
}

function phraseQuestion(id: string, pairs: readonly Pair[], turned: Turned): Question {
  const { malayalam = '', english = '' } = pairs[0] ?? {}
  const options = pairs.map(({ malayalam, english }, at): Option => optionOf(at, english, malayalam))
  return { ...asked(id, askFor(malayalam), english, turned), options }
}

/** The first one is right. What it means is never said, so it is left out. */
const optionOf = (at: number, text: string, means: string): Option =>
  at === 0 ? { text, correct: true } : { text, correct: false, means }

/** The Malayalam that such a question asks the English of. */
export const malayalamAsked = (prompt: string): string => /“(.+)”/u.exec(prompt)?.[1] ?? ''

const askFor = (malayalam: string) =>
  `ഇംഗ്ലീഷിൽ എങ്ങനെ പറയും: “${malayalam}”${/[.?!]$/u.test(malayalam) ? '' : '?'}`

function letterQuestion(question: EnglishLetterQuestion, { addressOf }: Turned): Question {
  const { id, prompt, say, options, help, why } = question
  return {
    id,
    text: prompt,
    ...(help !== undefined && { help }),
    audio: addressOf(clipOfEnglish(say)),
    say,
    why,
    options: options.map((text, at) => ({ text, correct: at === 0 })),
  }
}

function asked(id: string, text: string, say: string, { hints, addressOf }: Turned) {
  const help = hints[id]
  return {
    id: turnedId(id),
    text,
    ...(help !== undefined && { help }),
    audio: addressOf(clipOfEnglish(say)),
    say,
  }
}

/** A number of digits can be read without any English, so it is asked in words, with a capital as other prompts. */
function inWords(text: string): string {
  const number = englishNumber(text)
  return number === undefined ? text : number.charAt(0).toUpperCase() + number.slice(1)
}
