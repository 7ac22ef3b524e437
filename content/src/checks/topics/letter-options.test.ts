import { expect, it } from 'vitest'
import { aLetter, aQuestion, aTopicOf, faultsOf } from '../../testing/content.ts'
import { letterOptions } from './letter-options.ts'

const letters = aLetter() + aLetter({ letter: 'ഴ', id: 'letter-zha', word: 'മഴ' })
const rest = ['{ text: zha, audio: letter-zha }', '{ text: kī, say: കീ, audio: syllable-kii }']
const faults = (...options: string[]) =>
  faultsOf(letterOptions, {
    'data/letters.yaml': letters,
    'data/topics/beginner_l.yaml': aTopicOf(
      'letters',
      aQuestion({ prompt: 'ക', more: 'audio: letter-ka', options: [...options, ...rest].slice(0, 4) }),
    ),
  })
const ka = '{ text: ka, audio: letter-ka }'

it('accepts precise Latin, easy Latin, and another text with a reason', () => {
  expect(faults(ka, '{ text: "ḻa", audio: letter-zha }')).toEqual([])
  expect(faults(ka, '{ text: pha, say: ഫ, audio: letter-pha, override: As in ഫലം. }')).toEqual([])
})

it.each([
  {
    fault: 'a text that is not the Latin of its clip',
    options: [ka, '{ text: la, audio: letter-zha }'],
    says: ':8  The option "la" speaks ഴ, whose Latin is ḻa or zha.',
  },
  {
    fault: 'an option with no sound',
    options: [ka, 'la'],
    says: ':8  The option "la" of a letters question has no sound.',
  },
  {
    fault: 'a first option that sounds unlike the question',
    options: ['{ text: zha, audio: letter-zha }', ka],
    says: ':7  The first option sounds like ഴ, and the question does not.',
  },
  {
    fault: 'an override without need',
    options: [ka, '{ text: zha, audio: letter-zha, override: It is so. }'],
    says: ':8  The option "zha" is the Latin of ഴ: it needs no override.',
  },
])('refuses $fault', ({ options, says }) => {
  expect(faults(...options)).toEqual([`content/data/topics/beginner_l.yaml${says}`])
})
