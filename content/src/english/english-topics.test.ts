import { mayMean } from '@app/coach'
import { malayalamAsked } from '@app/learning/english-quiz'
import { whyWrong } from '@app/learning/quiz'
import { wordReadings } from '@app/learning/vocabulary'
import { isMalayalam, keyOf } from '@app/malayalam'
import { analyse, makeLexicon } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { shippedCourse } from '../course/testing/shipped-course.ts'
import { foundByLength } from '../testing/answer-length.ts'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'
import { englishTopics } from './english-topics.ts'

const content = shippedContent()
const lexicon = shippedLexicon()
const words = makeLexicon(lexicon)
const readings = (word: string) => wordReadings(word, words)
const topics = [...englishTopics(content, lexicon, shippedCourse()).values()]
const questions = topics.flatMap(({ kind, questions }) => questions.map((question) => ({ kind, question })))
const wrongOf = ({ options }: (typeof questions)[number]['question']) => options.slice(1)
/** What is wrong with a question, under its id. */
const faults = (found: (one: (typeof questions)[number]) => string[]) =>
  questions.flatMap((one) => found(one).map((why) => `${one.question.id}: ${why}`))

it('has the 27 topics, each with as many questions as the other way round, letters with 9 to 15', () => {
  expect(topics.map(({ key }) => key)).toEqual(content.topics.map(({ key }) => key))
  for (const [at, { key, kind, questions }] of topics.entries()) {
    if (kind !== 'letters') expect(questions.length, key).toBe(content.topics[at]?.questions.length)
    else expect(questions.length >= 9 && questions.length <= 15, key).toBe(true)
  }
})

it('gives every question an id of its own, which no other question has', () => {
  const ids = questions.map(({ question }) => question.id)
  const others = content.topics.flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(new Set([...ids, ...others]).size).toBe(ids.length + others.length)
  expect(ids.every((id) => id.startsWith('english-'))).toBe(true)
})

it('asks in English, with Malayalam options; phrases the other way', () => {
  const wrongLanguage = faults(({ kind, question: { text, options } }) => {
    if (kind === 'letters') return []
    const [asked, ...given] = [text, ...options.map((option) => option.text)]
    const isTurned = isMalayalam(asked ?? '') === (kind === 'phrases')
    return isTurned && given.every((one) => isMalayalam(one) === (kind === 'meanings')) ? [] : [text]
  })
  expect(wrongLanguage).toEqual([])
})

it('has four options that are written apart, the first of them right', () => {
  const alike = faults(({ kind, question: { options } }) => {
    const keys = new Set(options.map(({ text }) => (kind === 'letters' ? text : keyOf(text.toLowerCase()))))
    return keys.size === 4 && options.every(({ correct }, at) => correct === (at === 0)) ? [] : ['alike']
  })
  expect(alike).toEqual([])
})

it('has no second right answer, as Check judges meanings', () => {
  const second = faults(({ kind, question }) =>
    wrongOf(question).flatMap(({ text, means = '' }) => {
      if (kind === 'letters') return []
      const [malayalam, english] =
        kind === 'meanings' ? [text, question.text] : [malayalamAsked(question.text), text]
      return mayMean(malayalam, english, readings) ? [`${malayalam} may be ${english} (${means})`] : []
    }),
  )
  expect(second).toEqual([])
})

it('has no wrong word that has a sense of the right one', () => {
  const senses = (text: string) =>
    analyse(text, words).flatMap(({ entry }) =>
      entry.means.flatMap((sense) =>
        sense
          .toLowerCase()
          .replace(/\([^)]*\)|^to |^an? /gu, '')
          .split(/[,;/]/u),
      ),
    )
  const shared = faults(({ kind, question }) => {
    if (kind !== 'meanings') return []
    const [right] = question.options
    if (!right || right.text.includes(' ')) return []
    const own = new Set([...senses(right.text), question.text.toLowerCase()].map((sense) => sense.trim()))
    return wrongOf(question).flatMap(({ text }) =>
      text.includes(' ')
        ? []
        : senses(text)
            .filter((sense) => own.has(sense.trim()))
            .map((sense) => `${text}: ${sense}`),
    )
  })
  expect(shared).toEqual([])
})

it('says of every wrong option why it is wrong', () => {
  expect(
    faults(({ question }) =>
      wrongOf(question).flatMap((option) => (whyWrong(question, option) ? [] : [option.text])),
    ),
  ).toEqual([])
})

it('seldom names a place in the right option alone', () => {
  const namesIn = (text: string) =>
    text
      .split(/[\s.,?!]+/u)
      .flatMap((word) => analyse(word, words))
      .flatMap(({ entry }) => (entry.pos === 'name' ? [entry.word] : []))
  const places = topics.filter(({ key }) => key === 'places_kerala').flatMap(({ questions }) => questions)
  const named = places.filter(({ options: [right] }) => namesIn(right?.text ?? '').length > 0)
  const alone = named.filter((question) => {
    const own = namesIn(question.options[0]?.text ?? '')
    return !wrongOf(question).some(({ text }) => namesIn(text).some((name) => own.includes(name)))
  })
  expect(named.length).toBeGreaterThan(10)
  // Of some places there is no other sentence.
  expect(alone.length).toBeLessThan(8)
})

it('has hints in Malayalam only', () => {
  expect(faults(({ question: { help } }) => (help === undefined || isMalayalam(help) ? [] : [help]))).toEqual(
    [],
  )
})

it.each(['longest', 'shortest'] as const)('does not give the answer away by being the %s', (which) => {
  const share = foundByLength(
    questions.map(({ question }) => question),
    which,
  )
  expect(share).toBeGreaterThan(0.17)
  expect(share).toBeLessThan(0.34)
})
