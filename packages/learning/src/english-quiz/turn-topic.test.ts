import { describe, expect, it } from 'vitest'
import type { CourseContent, SentencePiece } from '../course/content.ts'
import { aWord, smallCourse } from '../course/exercises/testing.ts'
import type { Question } from '../quiz/question.ts'
import { whyWrong } from '../quiz/why-wrong.ts'
import { turnedId, turnTopicIn } from './turn-topic.ts'

const audio = '/audio/x.mp3'
const title = { en: 'Food', ml: 'ഭക്ഷണം' }

const asked = (id: string, text: string, right: string, wrong: [string, string?][]): Question => ({
  id,
  text,
  audio,
  options: [[right], ...wrong].map(([text = '', means], at) => ({
    text,
    correct: at === 0,
    ...(means !== undefined && { means }),
  })),
})

const things = 'rice milk tea fish egg'.split(' ')
const words = [
  ...things.map((thing) => aWord(thing, `${thing}-ml`, thing)),
  aWord('eat', 'കഴിക്കുക', 'to eat', { pos: 'verb' }),
]
const piece = (id: string): SentencePiece => ({ text: id, items: [`word:${id}`], endings: [] })
const sentences = things.map((thing) => ({
  id: `s-${thing}`,
  text: `${thing}-ml കഴിക്കൂ.`,
  english: `Eat the ${thing}.`,
  pieces: [piece(thing), piece('eat')],
}))
const riceQuestion = asked('eat-rice', 'rice-ml കഴിക്കൂ.', 'Eat the rice.', [['A'], ['B'], ['C']])
const content: CourseContent = {
  ...smallCourse,
  words: new Map(words.map((word) => [word.id, word])),
  sentences: new Map(sentences.map((one) => [one.id, one])),
  questions: new Map([
    [
      'daily_food/eat-rice',
      {
        id: 'daily_food/eat-rice',
        topic: 'daily_food',
        question: riceQuestion,
        pieces: [piece('rice'), piece('eat')],
      },
    ],
  ]),
}

const letter = {
  id: 'english-beginner-l-1',
  prompt: 'ചെറിയ രൂപം ഏത്? G',
  say: 'G',
  options: ['g', 'j', 'q', 'y'],
  why: 'G-യുടെ ചെറിയ രൂപം g ആണ്.',
}
const helped = { ...letter, id: 'english-beginner-l-2', help: 'ശ്രദ്ധിക്കൂ' }
const turn = (mayMean: (malayalam: string, english: string) => boolean = () => false) =>
  turnTopicIn({
    content,
    letters: { beginner_l: [letter, helped] },
    hints: { milk: 'ഒരു സൂചന' },
    mayMean,
    addressOf: (clip) => `/audio/${clip}.mp3?v=1`,
  })

const questionOf = (question: Question, kind: 'meanings' | 'phrases' = 'meanings') => {
  const [found] = turn()({ key: 'daily_food', kind, title, questions: [question] }).questions
  if (!found) throw new Error('Nothing is made.')
  return found
}

describe('a word', () => {
  const milk = questionOf(
    asked('milk', 'പാൽ', 'Milk', [
      ['Tea', 'ചായ'],
      ['Salt', 'ഉപ്പ്'],
      ['Egg', 'മുട്ട'],
    ]),
  )

  it('is asked in English, with the Malayalam of the same options', () => {
    expect(milk).toMatchObject({ id: turnedId('milk'), text: 'Milk', say: 'Milk', help: 'ഒരു സൂചന' })
    expect(milk.options.map(({ text }) => text)).toEqual(['പാൽ', 'ചായ', 'ഉപ്പ്', 'മുട്ട'])
    expect(milk.options.map(({ correct }) => correct)).toEqual([true, false, false, false])
    expect(milk.audio).toMatch(/^\/audio\/english-milk-/u)
  })

  it('says what a wrong option is in English', () => {
    const [, tea] = milk.options
    expect(tea && whyWrong(milk, tea)).toEqual({ type: 'option', text: 'ചായ', means: 'Tea' })
  })

  it('has no hint where none is written in Malayalam, even if there is one in English', () => {
    const tea = {
      ...asked('tea', 'ചായ', 'Tea', [
        ['A', 'ഉപ്പ്'],
        ['B', 'മുട്ട'],
        ['C', 'പാൽ'],
      ]),
      help: 'An English hint',
    }
    expect(questionOf(tea)).not.toHaveProperty('help')
  })
})

it('asks a number in words', () => {
  const two = questionOf(
    asked('two', 'രണ്ട്', '2', [
      ['3', 'മൂന്ന്'],
      ['5', 'അഞ്ച്'],
      ['8', 'എട്ട്'],
    ]),
  )
  expect([two.text, two.say, two.options[1]?.means]).toEqual(['Two', 'Two', 'Three'])
})

it('asks for the English of a phrase, and says the answer', () => {
  const phrase = asked('later', 'How do you say "See you later" in Malayalam?', 'പിന്നെ കാണാം', [
    ['നാളെ കാണാം', 'See you tomorrow.'],
    ['പിന്നെ പറയാം', "I'll tell you later."],
    ['വില എന്താണ്?', 'What is the price?'],
  ])
  const found = questionOf(phrase, 'phrases')
  expect(found.text).toBe('ഇംഗ്ലീഷിൽ എങ്ങനെ പറയും: “പിന്നെ കാണാം”?')
  expect(found.say).toBe('See you later.')
  expect(found.options.map(({ text }) => text)).toEqual([
    'See you later.',
    'See you tomorrow.',
    "I'll tell you later.",
    'What is the price?',
  ])
  expect(found.options[1]?.means).toBe('നാളെ കാണാം')
})

it('puts the nearest phrase of the topic in the place of a wrong one that may be right', () => {
  const phrase = (id: string, english: string, malayalam: string, wrong: [string, string][]) =>
    asked(id, `How do you say "${english}" in Malayalam?`, malayalam, wrong)
  const questions = [
    phrase('tea', 'Please give me one tea', 'ഒരു ചായ തരൂ', [['ഒരു കാപ്പി തരൂ', 'Please give me one coffee.']]),
    phrase('come', 'I will come tomorrow', 'ഞാൻ നാളെ വരും', [['ഞാൻ നാളെ പോകും', 'I will go tomorrow.']]),
    phrase('learn', 'I am learning Malayalam', 'ഞാൻ മലയാളം പഠിക്കുന്നു', [
      ['ഞാൻ മലയാളം പഠിപ്പിക്കുന്നു', 'I am teaching Malayalam.'],
      ['ഞാൻ മലയാളം വായിക്കും', 'I will read Malayalam.'],
      ['എനിക്ക് മലയാളം അറിയാം', 'I know Malayalam.'],
    ]),
  ]
  const mayMean = (_: string, english: string) => english === 'I know Malayalam.'
  const made = turn(mayMean)({ key: 'three_words', kind: 'phrases', title, questions }).questions
  expect(made[2]?.options.map(({ text }) => text)).toEqual([
    'I am learning Malayalam.',
    'I am teaching Malayalam.',
    'I will read Malayalam.',
    'I will come tomorrow.',
  ])
})

describe('a sentence', () => {
  const made = (mayMean?: (malayalam: string, english: string) => boolean) =>
    turn(mayMean)({ key: 'daily_food', kind: 'meanings', title, questions: [riceQuestion] }).questions

  it('has three other sentences beside its own, always the same', () => {
    const [found] = made()
    expect(found?.options[0]).toEqual({ text: 'rice-ml കഴിക്കൂ.', correct: true })
    expect(found?.options).toHaveLength(4)
    expect(found?.options.map(({ text }) => text)).not.toContain('rice')
    expect(made()).toEqual(made())
  })

  it('has none that may mean the same', () => {
    const [found] = made((malayalam) => malayalam.startsWith('milk'))
    const texts = found?.options.map(({ text }) => text) ?? []
    expect(texts).toHaveLength(4)
    expect(texts.some((text) => text.startsWith('milk'))).toBe(false)
  })
})

it('has questions of its own for letters, each with why another answer is wrong', () => {
  const { questions } = turn()({ key: 'beginner_l', kind: 'letters', title, questions: [riceQuestion] })
  expect(questions.map(({ id }) => id)).toEqual([letter.id, helped.id])
  expect(questions.map(({ help }) => help)).toEqual([undefined, helped.help])
  const [found] = questions
  expect(found).toMatchObject({ id: letter.id, text: letter.prompt, say: 'G' })
  expect(found && whyWrong(found, { text: 'j' })).toEqual({ type: 'told', text: letter.why })
})
