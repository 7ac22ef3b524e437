import { expect, it } from 'vitest'
import { aWord, smallCourse } from '../exercises/testing.ts'
import { englishCourseFrom } from './english-course-from.ts'
import { englishOfSaved } from './english-of-saved.ts'

const words = [
  aWord('mazha', 'മഴ', 'rain'),
  aWord('valathu', 'വലത്', 'right'),
  aWord('shari', 'ശരി', 'right (not wrong)', { use: 2 }),
  aWord('vellam', 'വെള്ളം', 'water'),
  aWord('jalam', 'ജലം', 'water', { use: 3 }),
  aWord('choodu', 'ചൂട്', 'heat', { english: { word: 'hot', malayalam: 'ചൂടുള്ള' } }),
  aWord('choodulla', 'ചൂടുള്ള', 'hot', { pos: 'adjective' }),
  aWord('pokuka', 'പോകുക', 'to go', { pos: 'verb' }),
]
const turned = englishCourseFrom(
  { ...smallCourse, words: new Map(words.map((word) => [word.id, word])) },
  { stretches: [] },
)
const itemOf = (word: string, meaning: string) => [...englishOfSaved(turned, [{ word, meaning }])]

it.each([
  ['rain', 'മഴ', 'rain', 'english:mazha'],
  ['Rain ', '', 'rain', 'english:mazha'],
  ['rain', 'മാനത്തുനിന്നു വീഴുന്നത്', 'rain', 'english:mazha'],
  ['right', 'ശരി, വലത്', 'right', 'english:valathu'],
  ['go', 'പോകുക', 'go', 'english:pokuka'],
  // The Malayalam that is shown beside it has an entry too.
  ['hot', 'ചൂടുള്ള', 'hot', 'english:choodu'],
  // Two words for one sense: the English word is the same.
  ['water', 'ജലം', 'water', 'english:vellam'],
])('takes %s, kept as “%s”, for a word of the course', (word, meaning, key, item) => {
  expect(itemOf(word, meaning)).toEqual([[key, item]])
})

it.each([
  ['umbrella', 'കുട'],
  ['rains', 'മഴ'],
  ['right', 'ശരി'],
])('leaves %s, kept as “%s”, an item of its own', (word, meaning) => {
  expect(itemOf(word, meaning)).toEqual([])
})
