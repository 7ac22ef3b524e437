import { expect, it } from 'vitest'
import type { Item } from '../../../practice/item.ts'
import type { CourseSentence } from '../../content.ts'
import { aWorld, knowing, smallCourse } from '../testing.ts'
import { makeIntroduce } from './make.ts'

/** A sentence with എന്റെ, and one with എനിക്ക്. */
const said = (
  [
    ['mine', 'എന്റെ', 'genitive', 'my'],
    ['to-me', 'എനിക്ക്', 'dative', 'to me'],
  ] as const
).map(
  ([id, text, ending, gloss]): CourseSentence => ({
    ...{ id, text: `${text} ചോറ്.`, english: gloss },
    pieces: [
      { text, entry: 'njaan', endings: [ending], items: ['word:njaan', `ending:${ending}`] as const, gloss },
      { text: 'ചോറ്', entry: 'choru', endings: [], items: ['word:choru'] as const },
    ],
  }),
)
const content = {
  ...smallCourse,
  endings: new Map(
    [...smallCourse.endings].map(([id, ending]) => [id, { ...ending, example: 'veedu' }] as const),
  ),
  sentences: new Map([...smallCourse.sentences, ...said.map((one) => [one.id, one] as const)]),
}
const formsOn = (item: 'word:njaan' | 'ending:genitive', ...met: readonly Item[]) =>
  makeIntroduce([item], aWorld({ content, memory: knowing(...met) }))?.shown[0]?.forms

it('a pronoun brings its forms with the endings that were met, which no rule tells', () => {
  expect(formsOn('word:njaan', 'ending:dative')).toEqual([{ text: 'എനിക്ക്', means: 'to me' }])
  expect(formsOn('word:njaan', 'ending:locative')).toBeUndefined()
})

it('an ending brings the forms of the pronouns that were met', () => {
  expect(formsOn('ending:genitive', 'word:njaan')).toEqual([{ text: 'എന്റെ', means: 'my' }])
  expect(formsOn('ending:genitive', 'word:choru')).toBeUndefined()
})
