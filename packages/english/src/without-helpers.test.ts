import { expect, it } from 'vitest'
import { comparedWords } from './compared-words.ts'
import { withoutHelpers } from './without-helpers.ts'

const left = (text: string) =>
  withoutHelpers(
    text.split(' ').map((word) => comparedWords(word)),
    text.includes('?'),
  )
    .flat()
    .map(({ key }) => key)
    .join(' ')

it.each([
  ['Did you go?', 'you go'],
  ['Where does your husband work?', 'where your husband work'],
  ['What do you do?', 'what you do'],
  ["Don't do this.", 'not do this'],
  ['Have the children eaten?', 'the children eaten'],
  ["I've just seen it.", 'i just seen it'],
  ['She has had a fever.', 'she had a fever'],
  ['There is a snake there.', 'is a snake there'],
])('leaves out what only helps in “%s”', (text, rest) => {
  expect(left(text)).toBe(rest)
})

it.each([
  'Do it quickly.',
  'Who did it?',
  'What shall we do now?',
  'We had tea.',
  'I have a dog.',
  'Sit there.',
])('keeps do, have and there where they say something: “%s”', (text) => {
  expect(left(text)).toBe(
    comparedWords(text)
      .map(({ key }) => key)
      .join(' '),
  )
})
