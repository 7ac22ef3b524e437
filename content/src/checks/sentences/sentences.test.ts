import { expect, it } from 'vitest'
import { faultsOf } from '../../testing/content.ts'
import { sentences } from './sentences.ts'

type Fields = { id?: string; text?: string; english?: string; gloss?: string; title?: string; also?: string }

/** A topic of one sentence: title, also, `sentences:`, id, text, english, gloss. */
const aTopic = ({
  id = 'rain-1',
  text = 'ഇന്ന് ഇവിടെ നല്ല മഴ പെയ്തു.',
  english = 'It rained hard here today.',
  gloss = 'today, here, good, rain, fell',
  title = '{ en: Rain, ml: മഴ }',
  also = 'umbrella',
}: Fields = {}) =>
  [
    `title: ${title}`,
    `also: [${also}]`,
    'sentences:',
    `  - id: ${id}`,
    `    text: ${text}`,
    `    english: ${english}`,
    `    gloss: [${gloss}]`,
    '',
  ].join('\n')

const file = 'data/sentences/rain.yaml'
const other = 'data/sentences/weather.yaml'
const faults = (files: Record<string, string>) => faultsOf(sentences, files)

it('accepts five words with a gloss each', () => {
  expect(faults({ [file]: aTopic() })).toEqual([])
})

it.each<{ fields: Fields; says: string }>([
  { fields: { text: 'ഇന്ന് നല്ല മഴ.', gloss: 'a, b, c' }, says: '5  The sentence has 3 words, not 5.' },
  { fields: { gloss: 'today, here' }, says: '7  There are 2 glosses for 5 words.' },
  {
    fields: { text: 'ഇന്ന് ഇവിടെ നല്ല മഴ really പെയ്തു.' },
    says: '5  The sentence "ഇന്ന് ഇവിടെ നല്ല മഴ really പെയ്തു." is not Malayalam.',
  },
  { fields: { english: 'മഴ' }, says: '6  "മഴ" is not English.' },
  { fields: { gloss: 'today, here, good, മഴ, fell' }, says: '7  A gloss is in English.' },
  { fields: { title: '{ en: മഴ, ml: മഴ }' }, says: '1  The title "മഴ" is not English.' },
  { fields: { title: '{ en: Rain, ml: Rain }' }, says: '1  The title "Rain" is not Malayalam.' },
])('refuses $fields', ({ fields, says }) => {
  expect(faults({ [file]: aTopic(fields) })).toContain(`content/${file}:${says}`)
})

it('refuses an id, a sentence and a name that another topic has', () => {
  const again = aTopic({
    title: '{ en: Weather, ml: കാലാവസ്ഥ }',
    also: 'Umbrella',
    text: 'ഇന്ന്, ഇവിടെ നല്ല മഴ പെയ്തു!',
  })
  expect(faults({ [file]: aTopic(), [other]: again })).toEqual([
    `content/${other}:2  "Umbrella" asks for the topic rain already.`,
    `content/${other}:4  The id "rain-1" is taken already.`,
    `content/${other}:5  The sentence stands already as rain-1.`,
  ])
})
