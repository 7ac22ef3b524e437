/** A small content folder with a path of these stretches, each of these units. */
export const aPath = (...stretches: string[][]): Record<string, string> => ({
  'data/letters.yaml': letters,
  'data/lexicon/home.yaml': lexicon,
  ...Object.fromEntries(
    stretches.map((units, at) => [
      `data/path/${at + 1}.yaml`,
      `id: stretch-${at + 1}\ntitle: { en: First words, ml: ആദ്യം }\nunits:\n${units.join('')}`,
    ]),
  ),
})

const letterIds = { 'letter-a': 'അ', 'letter-va': 'വ', 'letter-ra': 'ര', 'letter-mma': 'മ്മ', 'sign-u': 'ു' }
const letters = Object.entries(letterIds)
  .map(
    ([id, letter]) =>
      `- { letter: ${letter}, kind: consonant, id: ${id}, example: { word: ${letter}, meaning: x, id: of-${id} } }\n`,
  )
  .join('')

const noun = (id: string, word: string, means: string) =>
  `  - { id: ${id}, word: ${word}, pos: noun, means: [${means}], use: 1 }\n`

const lexicon = `topic: home
entries:
${[
  noun('amma', 'അമ്മ', 'mother'),
  noun('vellam', 'വെള്ളം', 'water'),
  noun('veedu', 'വീട്', 'house'),
  noun('choru', 'ചോറ്', 'rice'),
  noun('paal', 'പാൽ', 'milk'),
  noun('chaaya', 'ചായ', 'tea'),
  noun('mazha', 'മഴ', 'rain'),
].join('')}`

/** The words of the sample unit, and its sentences, each with one new word at most. */
const words = 'amma, vellam, veedu, choru, paal, chaaya'
const sentences = [
  ['s-1', 'അമ്മ.', 'Mother.'],
  ['s-2', 'അമ്മ, വെള്ളം.', 'Mother, water.'],
  ['s-3', 'അമ്മ, വീട്.', 'Mother, the house.'],
  ['s-4', 'അമ്മ, ചോറ്.', 'Mother, rice.'],
  ['s-5', 'അമ്മ, പാൽ.', 'Mother, milk.'],
  ['s-6', 'അമ്മ, ചായ.', 'Mother, tea.'],
  ['s-7', 'ചായ, പാൽ.', 'Tea, milk.'],
  ['s-8', 'വെള്ളം, ചോറ്.', 'Water, rice.'],
  ['s-9', 'വീട്, അമ്മ.', 'The house, mother.'],
] as const

export const aSentence = (id: string, text: string, english = 'Words.'): string => {
  const gloss = text.split(' ').map(() => 'word')
  return `      - { id: ${id}, text: "${text}", english: "${english}", gloss: [${gloss.join(', ')}] }\n`
}

/** A unit as it is written. Name only what the test is about: a list of lines, without its key's indent. */
export function aUnit({
  id = 'unit-1',
  canDo = '{ en: I can call my mother., ml: എനിക്ക് അമ്മയെ വിളിക്കാം. }',
  more = '',
  taught = words,
  said = sentences.map(([id, text, english]) => aSentence(id, text, english)).join(''),
} = {}): string {
  return `  - id: ${id}
    title: { en: At home, ml: വീട്ടിൽ }
    canDo: ${canDo}
    letters: [letter-a, letter-mma]
    words: [${taught}]
${more}    sentences:
${said}`
}
