import { describe, expect, it } from 'vitest'
import { asksWhatItSays, asksWhether, isOpenQuestion, mayAsk } from './yes-no-question.ts'

describe('isOpenQuestion', () => {
  it.each(['Is it raining?', 'Mum, did you eat?', 'Can’t we go?', 'So, do you want tea?'])(
    'holds for %s',
    (text) => expect(isOpenQuestion(text)).toBe(true),
  )
  it.each([
    'It is raining.',
    'Where is it?',
    'The tea is good, isn’t it?',
    'Will stay, won’t you?',
    'Do come in.',
  ])('does not hold for %s', (text) => expect(isOpenQuestion(text)).toBe(false))
})

describe('mayAsk', () => {
  it.each(['is it raining', 'any tea', 'it is raining?'])('holds for %s', (text) =>
    expect(mayAsk(text)).toBe(true),
  )
  it.each(['it is raining', 'You want tea', 'there’s tea', 'This bus goes there.'])(
    'does not hold for %s',
    (text) => expect(mayAsk(text)).toBe(false),
  )
})

describe('asksWhether', () => {
  it.each(['Is it raining?', 'Did you eat?', 'Will she come?'])('holds for %s', (text) =>
    expect(asksWhether(text)).toBe(true),
  )
  it.each(['Shall we go?', 'Could you come?', 'Will you come?', 'It is raining?'])(
    'does not hold for %s',
    (text) => expect(asksWhether(text)).toBe(false),
  )
})

describe('asksWhatItSays', () => {
  it.each(['It is raining?', 'My father came?'])('holds for %s', (text) =>
    expect(asksWhatItSays(text)).toBe(true),
  )
  it.each(['It is raining', 'It is raining, right?', 'He went where?', 'Is it raining?', 'Any tea?'])(
    'does not hold for %s',
    (text) => expect(asksWhatItSays(text)).toBe(false),
  )
})
