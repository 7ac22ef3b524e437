import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { type Denial, denialIn, denialOf, denyingEndings, isDenied } from './denial.ts'
import { someReadings } from './testing.ts'

/** Their English holds a “not”, and they deny nothing. */
const onlyInEnglish = ['notAny', 'isntIt', 'tag', 'willSurely']

describe('denyingEndings', () => {
  it('has every ending that denies, and no other', () => {
    const said = Object.entries(meanings).flatMap(([id, means]) =>
      isDenied(means.replace(/[()]/gu, ' ')) && !onlyInEnglish.includes(id) ? [id] : [],
    )
    expect([...denyingEndings].sort()).toEqual(said.sort())
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
    ['Wait until he comes, whether it rains or not.', 'no'],
  ])('%s: %s', (english, denial) => {
    expect(denialIn(english)).toBe(denial)
  })
})
