import { expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { makeLexicon } from './lexicon.ts'
import { anEntry, smallLexicon } from './testing.ts'
import { heardAs, writtenFor } from './written-for.ts'

const lexicon = makeLexicon([...smallLexicon, anEntry('ഇല', 'noun', 'leaf')])
const writtenForFirst = (word: string) => {
  const [reading] = analyse(word, lexicon)
  return reading && writtenFor(word, reading)
}

it.each([
  ['എല', 'ഇല'],
  ['എലേല്', 'ഇലയിൽ'],
  ['കടേല്', 'കടയിൽ'],
  ['മുറീന്ന്', 'മുറിയിൽനിന്ന്'],
  ['വരാന്ന്', 'വരാമെന്ന്'],
  ['വന്നൂന്ന്', 'വന്നെന്ന്'],
  ['നിക്കണ്', 'നിൽക്കുന്നു'],
  ['ആൾക്കാര്', 'ആൾക്കാർ'],
])('%s is said for %s', (said, written) => {
  expect(writtenForFirst(said)).toBe(written)
})

it.each(['ഇല', 'കടയിൽ', 'വന്നു', 'ബസ്സിൽ', 'പേര്'])('%s is written so', (word) => {
  expect(writtenForFirst(word)).toBeUndefined()
})

it.each([
  ['ഞാന്', 'ഞാൻ', 'that of the word found'],
  ['സ്കൂള്', 'സ്കൂൾ', 'that of the word found'],
  ['എല', 'എല', 'its own'],
  ['കടേല്', 'കടേല്', 'its own'],
  ['മരം', 'മരം', 'its own'],
])('the sound of %s is %s: %s', (word, heard) => {
  const [reading] = analyse(word, lexicon)
  expect(reading && heardAs(word, reading)).toBe(heard)
})
