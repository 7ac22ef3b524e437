import { type LexiconEntry, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { explainSentence } from './explain-sentence.ts'
import { phrases } from './phrases.ts'
import { someLanguage } from './testing.ts'

const entry = (word: string, means: readonly string[], more: Partial<LexiconEntry> = {}): LexiconEntry => ({
  id: 'x',
  word,
  pos: 'noun',
  means,
  use: 1,
  topic: 'food',
  audio: '/audio/word-x.mp3',
  ...more,
})

const lexicon = makeLexicon([
  entry('മുറി', ['room']),
  entry('മുറിയുക', ['to get cut'], { pos: 'verb', past: 'മുറിഞ്ഞു' }),
  entry('രസം', ['thin sour pepper soup', 'fun, enjoyment']),
  entry('ഹോട്ടൽ', ['restaurant', 'hotel']),
  entry('പുറം', ['back']),
  entry('പുളി', ['sourness', 'tamarind']),
  entry('അവിയൽ', ['mixed vegetables with coconut']),
  entry('ആര്', ['who'], { pos: 'pronoun' }),
])

const lineOf = (text: string, gloss?: string) =>
  explainSentence(
    text,
    gloss === undefined ? undefined : { text, english: gloss, gloss: [gloss] },
    { readings: (word) => wordReadings(word, lexicon), language: someLanguage },
    phrases.en,
  ).vocabulary.replace(/^[^:]*: /u, '')

it.each([
  {
    what: 'the reading that the gloss has',
    text: 'മുറിയും',
    gloss: 'will get cut',
    parts: 'മുറിയുക to get cut + will',
  },
  { what: 'the other reading', text: 'മുറിയും', gloss: 'the room too', parts: 'മുറി room + and' },
  { what: 'the sense that the gloss has', text: 'രസമാണ്', gloss: 'is fun', parts: 'രസം fun, enjoyment + is' },
  { what: 'the other sense', text: 'രസമാണ്', gloss: 'it is soup', parts: 'രസം thin sour pepper soup + is' },
  { what: 'the very word', text: 'ഹോട്ടലാണ്', gloss: 'is a hotel', parts: 'ഹോട്ടൽ hotel + is' },
  {
    what: 'a word grown from that of the gloss',
    text: 'പുളിയാണ്',
    gloss: 'is sour',
    parts: 'പുളി sourness + is',
  },
  {
    what: 'a word that the gloss names',
    text: 'അവിയലും',
    gloss: 'avial and',
    parts: 'അവിയൽ mixed vegetables',
  },
  { what: 'what contradicts nothing', text: 'ആരോ', gloss: 'whose', parts: 'ആര് who' },
])('shows $what: $text “$gloss”', ({ text, gloss, parts }) => {
  expect(lineOf(text, gloss)).toContain(`${gloss} = ${parts}`)
})

it('shows the gloss alone where every reading says another thing', () => {
  expect(lineOf('പുറത്തേക്ക്', 'outside')).toBe('outside')
})

it('takes the likeliest reading where there is no gloss', () => {
  expect(lineOf('മുറിയും')).toContain('= മുറിയുക to get cut + will')
})
