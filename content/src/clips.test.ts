import { expect, it } from 'vitest'
import { clipUses, sayings } from './clips.ts'
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

it('knows every place that plays a clip', () => {
  const uses = clipUses(source).filter(({ id }) => id === 'letter-ka')
  expect(uses.map(({ document, place }) => `${document.path} ${place.join('.')}`)).toEqual([
    'content/data/letters.yaml 0.id',
    'content/data/topics/beginner_l.yaml questions.0.audio',
    'content/data/topics/beginner_l.yaml questions.0.options.0',
  ])
})
