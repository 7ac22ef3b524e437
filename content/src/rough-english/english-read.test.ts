import { compareTexts, languageOf, readEnglish } from '@app/coach'
import { type WordReading, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'

const { sentences: topics, translation } = shippedContent()
const lexicon = makeLexicon(shippedLexicon())
const known = new Map<string, readonly WordReading[]>()

function readings(word: string) {
  const found = known.get(word) ?? wordReadings(word, lexicon)
  known.set(word, found)
  return found
}

const language = languageOf(translation)
const compared = (text: string, guess: string) =>
  compareTexts(text, undefined, guess, { readings, language }).type

it('reads at least 88 in 100 translations of the bank whole', () => {
  const all = topics.flatMap(({ sentences }) => sentences)
  const read = all.filter(({ english }) => readEnglish(english, language).length > 0)
  expect(read.length / all.length).toBeGreaterThan(0.88)
})

describe('a sentence and a guess, role by role', () => {
  it.each([
    ['അവൻ നാളെ വരും.', "He'll come tomorrow."],
    ['മേരി ജോണിനെ വിളിച്ചു.', 'John was called by Mary.'],
    ['അവൻ ബാഗ് എടുത്തു.', 'He took his bag.'],
    ['അമ്മേ, അവൻ വന്നില്ല.', 'He did not come.'],
    ['അമ്മേ, അവൻ വന്നില്ല.', 'Mum, he did not come.'],
    ['എനിക്ക് ഒരു ഗ്ലാസ് വെള്ളം തരുമോ?', 'Can I get a glass of water?'],
    ['അവർ കഴിഞ്ഞ ആഴ്ച കല്യാണം കഴിച്ചു.', 'They got married last week.'],
    ['അവന് എന്നെക്കാൾ ഉയരമുണ്ട്.', "He's taller than me."],
    ['അവൾ ദേഷ്യത്തിലാണെന്ന് എനിക്ക് തോന്നുന്നു.', "I think she's angry."],
    ['ചേച്ചിക്ക് പാട്ട് പാടാൻ ഇഷ്ടമാണ്', 'My sister likes singing.'],
    ['അവൻ പറഞ്ഞത് സത്യമാണ്.', 'What he said is true.'],
  ])('of %s “%s” says the same', (text, guess) => {
    expect(compared(text, guess)).toBe('same')
  })

  it.each([
    ['who does it', 'മേരി ജോണിനെ വിളിച്ചു.', 'John called Mary.'],
    ['who does it', 'ടീച്ചർ എന്നോട് ഒരു ചോദ്യം ചോദിച്ചു.', 'I asked the teacher a question.'],
    ['who says it', 'അവൾ വരുമെന്ന് അവൻ പറഞ്ഞു.', "She said that he'd come."],
    ['where from', 'അച്ഛൻ ബാങ്കിൽ നിന്ന് വന്നു', 'Dad came to the bank.'],
    ['when', 'അച്ഛൻ കാർ കഴുകുകയാണ്.', 'Dad will wash the car.'],
    ['when', 'മഴ പെയ്യുന്നു.', 'It rained.'],
    ['that it is not so', 'അവൻ വന്നില്ല.', 'He came.'],
    ['how many', 'ഒരു കുട്ടി വന്നു.', 'Children came.'],
    ['what is done', 'നിനക്ക് പോകാം.', 'You must go.'],
    ['which one', 'ഇത് എന്റെ വീടാണ്.', 'That is my house.'],
    ['who is called', 'അമ്മേ, അവൻ വന്നില്ല.', 'Father, he did not come.'],
    ['what is answered', 'അതെ, അവൻ വന്നു.', 'No, he came.'],
  ])('%s is another in %s “%s”', (_, text, guess) => {
    expect(compared(text, guess)).toBe('other')
  })

  it.each([
    [
      'which of two things',
      "I don't want black sandals, white ones will do.",
      "I don't want black sandals, black ones will do.",
    ],
    ['one or both', 'Uncle and Aunt are coming.', 'Uncle or Aunt are coming.'],
    ['whose acts are of one', "If you walk, you'll get there.", "If I walk, you'll get there."],
    ['who is asked', 'Could you sing a song?', 'Could I sing a song?'],
    ['where something is', 'There are tigers in this forest.', 'There are tigers near this forest.'],
    ['while and after', 'I fell while running.', 'I fell after running.'],
    ['coming and going', 'They came to the wedding.', 'They went to the wedding.'],
    [
      'how a clause within a thing goes together with another',
      'There are ten minutes left before the film starts.',
      'There are ten minutes left when the film starts.',
    ],
    [
      'how a clause goes together with another',
      "The baby cried a lot because it couldn't see its mother.",
      "The baby cried a lot although it couldn't see its mother.",
    ],
    [
      'whose thing it is beside',
      'I saw the cover of the book on the table.',
      'I saw the cover of the book under the table.',
    ],
  ])('a translation and a guess differ by %s', (_, translation, guess) => {
    expect(compareTexts('', translation, guess, { readings, language }).type).toBe('other')
  })

  it('does not compare what denies twice: “nobody did not come”', () => {
    expect(compared('ആരും വന്നില്ല.', 'Nobody came.')).toBe('same')
    expect(compared('ആരും വന്നില്ല.', "Nobody didn't come.")).toBe('unread')
    expect(compared('ആരും വന്നില്ല.', "None of us didn't come.")).not.toBe('same')
  })

  it.each([
    ['a guess', 'അവൻ വന്നു.', 'He came flarg the.'],
    ['a sentence', 'അവൻ ബ്ലാബ്ലാ വാങ്ങി.', 'He bought it.'],
  ])('cannot be compared where %s is not read whole', (_, text, guess) => {
    expect(compared(text, guess)).toBe('unread')
  })
})
