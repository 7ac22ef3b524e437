import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { newWords } from './new-words.ts'

const lexicon = `topic: food
entries:
  - { id: chaaya, word: ചായ, pos: noun, means: [tea], use: 1 }
  - { id: kaappi, word: കാപ്പി, pos: noun, means: [coffee], use: 1 }
  - { id: munnaar, word: മൂന്നാർ, pos: name, kind: place, means: [Munnar], use: 2 }
${'vellam paal meen ari uppu mutta'
  .split(' ')
  .map(
    (id, at) =>
      `  - { id: ${id}, word: ${['വെള്ളം', 'പാൽ', 'മീൻ', 'അരി', 'ഉപ്പ്', 'മുട്ട'][at]}, pos: noun, means: [${id}], use: 1 }`,
  )
  .join('\n')}
`
const unit = `id: eat
title: { en: Eat, ml: ഊണ് }
units:
  - id: first
    title: { en: Eat, ml: ഊണ് }
    canDo: { en: I can, ml: ഊണ് }
    words: [vellam, paal, meen, ari, uppu, mutta]
    sentences: [vellam/1, vellam/1, vellam/1, vellam/1, vellam/1, vellam/1, vellam/1, vellam/1, vellam/1]
`
const faults = (topics: Record<string, string>) =>
  faultsOf(newWords, {
    'data/lexicon/food.yaml': lexicon,
    'data/path/01-eat.yaml': unit,
    ...topics,
  })
const food = 'data/topics/daily_food.yaml'
const asks = (prompt: string, id = 'food-tea') => aQuestion({ id, prompt })

it('accepts one new word in a sentence, names apart, and any single word', () => {
  expect(faults({ [food]: aTopic(asks('മൂന്നാർ ചായ വെള്ളം')) })).toEqual([])
  expect(faults({ [food]: aTopic(asks('ചായ')) })).toEqual([])
})

it('refuses two new words, even if another question of the topic has one of them', () => {
  expect(faults({ [food]: aTopic(asks('ചായ'), asks('ചായ കാപ്പി വെള്ളം', 'food-both')) })).toEqual([
    'content/data/topics/daily_food.yaml:11  2 words are taught neither by the path nor by an earlier topic: ചായ, കാപ്പി.',
  ])
})

it('knows the words of an earlier topic', () => {
  const earlier = { 'data/topics/beginner_w.yaml': aTopic(asks('ചായ', 'wb-tea')) }
  expect(faults({ ...earlier, [food]: aTopic(asks('ചായ കാപ്പി വെള്ളം')) })).toEqual([])
})
