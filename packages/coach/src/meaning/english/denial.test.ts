import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { someReadings } from '../../testing.ts'
import { malayalam } from '../data.ts'
import { type Denial, denialIn, denialOf, deniesElsewhere, isDenied, isDeniedTwice } from './denial.ts'

/** Their English holds a “not”, and they deny nothing. */
const onlyInEnglish = ['notAny', 'isntIt', 'tag', 'willSurely']

describe('the endings that deny', () => {
  it('has every ending that denies, and no other', () => {
    const said = Object.entries(meanings).flatMap(([id, means]) =>
      isDenied(means.replace(/[()]/gu, ' ')) && !onlyInEnglish.includes(id) ? [id] : [],
    )
    expect([...malayalam.denying].sort()).toEqual(said.sort())
  })
})

describe('denialOf', () => {
  it.each<[string, Denial]>([
    ['വന്നു', 'no'],
    ['വന്നില്ല', 'yes'],
    ['വരരുത്', 'yes'],
    ['വരാത്ത', 'yes'],
    ['വന്നില്ലെങ്കിൽ', 'yes'],
    ['ഇല്ല', 'yes'],
    ['അല്ല', 'yes'],
    ['വേണ്ട', 'yes'],
    ['അരുത്', 'yes'],
    ['വന്നില്ലേ', 'either'],
    ['അല്ലേ', 'either'],
    ['വരാതിരിക്കില്ല', 'either'],
    ['പതുക്കെ', 'no'],
    ['ക്ഷഖഗ', 'either'],
  ])('%s: %s', (word, denial) => {
    expect(denialOf(someReadings(word)[0])).toBe(denial)
  })
})

describe('denialIn', () => {
  it.each<[string, Denial]>([
    ['He didn’t come.', 'yes'],
    ['He came.', 'no'],
    ['Can’t we go after the rain stops?', 'either'],
    ['The biryani was good, wasn’t it?', 'no'],
    ['Don’t chatter in class, okay?', 'yes'],
    ['Why didn’t you come?', 'yes'],
    ['Come without fail.', 'no'],
    ['Look after your health, won’t you?', 'no'],
    ['Oh no, I forgot the salt!', 'no'],
    ['Oh no, the salt is not here!', 'yes'],
    ['Oh, no one came.', 'yes'],
    ['Wait until he comes, whether it rains or not.', 'no'],
  ])('%s: %s', (english, denial) => {
    expect(denialIn(english)).toBe(denial)
  })
})

describe('isDeniedTwice', () => {
  it.each([
    'I can’t read without glasses',
    'If I don’t have glasses I can’t read',
    'I can’t read unless I have them',
  ])('holds for %s', (text) => expect(isDeniedTwice(text)).toBe(true))
  it.each([
    'I can’t read',
    'Oh no, I can’t read',
    'If I drink coffee I can’t sleep',
    'If I don’t drink coffee I sleep',
  ])('does not hold for %s', (text) => expect(isDeniedTwice(text)).toBe(false))
})

it('hears “do not dislike” as to like', () => expect(isDenied('I don’t dislike it')).toBe(false))

describe('deniesElsewhere', () => {
  const dog = 'Don’t be afraid; this dog won’t bite anyone.'
  const tickets = 'Two tickets aren’t enough, we need three.'

  it.each([
    [dog, 'don’t be afraid, this dog will bite anyone', 'missing'],
    [dog, 'be afraid, this dog does not bite anyone', 'missing'],
    [tickets, 'two tickets aren’t enough, we don’t need three', 'extra'],
    ['This is a scam, don’t give money.', 'this is not a scam, don’t give money', 'extra'],
  ])('%s: “%s”', (text, guess, wrong) => expect(deniesElsewhere(text, guess)).toBe(wrong))

  it.each([
    [dog, 'no need to be afraid: the dog does not bite anyone'],
    [dog, 'this dog bites nobody, don’t be afraid'],
    [tickets, 'we need three tickets, not two'],
    [tickets, 'we need three as two tickets are not enough'],
    ['The sari is nice, isn’t it?', 'the sari is nice, no?'],
  ])('%s: not “%s”', (text, guess) => expect(deniesElsewhere(text, guess)).toBeUndefined())
})
