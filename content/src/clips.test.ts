import { expect, it } from 'vitest'
import { clipUses, sayings } from './clips.ts'
import { aPath, aSentence, aUnit } from './path/testing.ts'
import { aLetter, aQuestion, aTopic, sourceOf } from './testing/content.ts'

const source = sourceOf({
  'data/letters.yaml': aLetter() + aLetter({ letter: 'ൻ', kind: 'chillu', id: 'chillu-n', more: 'say: അൻ' }),
  'data/topics/beginner_l.yaml': aTopic(
    aQuestion({
      id: 'lb-ka',
      prompt: 'ക',
      more: 'audio: letter-ka',
      options: ['{ text: ka, audio: letter-ka }', '{ text: ki, say: കി, audio: syllable-ki }', 'ga', 'ma'],
    }),
  ),
  'data/topics/two_words.yaml': aTopic(aQuestion({ id: 'two-tea', prompt: 'How?', more: 'say: ചായ വേണം' })),
  'data/topics/daily_food.yaml': aTopic(aQuestion({ id: 'food-tea', prompt: 'ചായ' })),
})

it('speaks letters, example words, prompts, `say` texts, and the sounds of options', () => {
  expect([...sayings(source)]).toEqual([
    ['letter-ka', 'ക'],
    ['word-of-letter-ka', 'കട'],
    ['chillu-n', 'അൻ'],
    ['word-of-chillu-n', 'കട'],
    ['syllable-ki', 'കി'],
    ['two-tea', 'ചായ വേണം'],
    ['food-tea', 'ചായ'],
  ])
})

it('speaks the sentences of the path, and of the examples only those that it names', () => {
  const examples = ['അമ്മ.', 'അമ്മേ!'].map((text) => `{ text: ${text}, english: Mother., gloss: [mother] }`)
  const said = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => aSentence(`path-${at}`, 'അമ്മ, പാൽ.')).join('')
  const files = aPath([aUnit({ said: `${said}      - amma/2\n` })])
  const lexicon = files['data/lexicon/home.yaml']?.replace(
    '[mother], use: 1',
    `[mother], use: 1, examples: [${examples.join(', ')}]`,
  )
  const clips = sayings(sourceOf({ ...files, 'data/lexicon/home.yaml': lexicon ?? '' }))
  expect(clips.get('example-amma-1')).toBeUndefined()
  expect(clips.get('example-amma-2')).toBe('അമ്മേ!')
  expect(clips.get('sentence-path-8')).toBe('അമ്മ, പാൽ.')
})

it('knows every place that plays a clip', () => {
  const uses = clipUses(source).filter(({ id }) => id === 'letter-ka')
  expect(uses.map(({ document, place }) => `${document.path} ${place.join('.')}`)).toEqual([
    'content/data/letters.yaml 0.id',
    'content/data/topics/beginner_l.yaml questions.0.audio',
    'content/data/topics/beginner_l.yaml questions.0.options.0',
  ])
})
