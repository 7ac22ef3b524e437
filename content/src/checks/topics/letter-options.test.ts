import { expect, it } from 'vitest'
import { aLetter, aQuestion, aTopic, aTopicOf, faultsOf } from '../../testing/content.ts'
import { letterOptions } from './letter-options.ts'

const letters = aLetter() + aLetter({ letter: 'ഴ', id: 'letter-zha', word: 'മഴ' })
const file = 'content/data/topics/beginner_l.yaml'

const faultsIn = (topic: string) =>
  faultsOf(letterOptions, { 'data/letters.yaml': letters, 'data/topics/beginner_l.yaml': topic })

const rest = ['{ text: zha, audio: letter-zha }', '{ text: kee, say: കീ, audio: syllable-kii }']
const heard = (...options: string[]) =>
  faultsIn(
    aTopicOf(
      'letters',
      aQuestion({
        prompt: 'ക',
        more: 'audio: letter-ka\n    way: hear',
        options: [...options, ...rest].slice(0, 4),
      }),
    ),
  )
const ka = '{ text: ka, audio: letter-ka }'
const found = (prompt: string, ...options: string[]) =>
  faultsIn(aTopicOf('letters', aQuestion({ prompt, more: 'audio: letter-ka\n    way: find', options })))
const asked = 'Which of these says “ka”?'

it('accepts easy Latin, and another text with a reason', () => {
  expect(heard(ka, '{ text: fa, say: ഫ, audio: syllable-fa }')).toEqual([])
  expect(heard(ka, '{ text: pha, say: ഫ, audio: syllable-fa, override: As in ഫലം. }')).toEqual([])
})

it('accepts letters without clips where the letter is found', () => {
  expect(found(asked, 'ക', 'ഴ', 'കീ', 'കൈ')).toEqual([])
})

it.each([
  {
    fault: 'a text that is not the Latin of its clip',
    options: [ka, '{ text: la, audio: letter-zha }'],
    says: ':9  The option "la" speaks ഴ, whose Latin is zha.',
  },
  {
    fault: 'another spelling than easy Latin',
    options: [ka, '{ text: "ḻa", audio: letter-zha }'],
    says: ':9  The option "ḻa" speaks ഴ, whose Latin is zha.',
  },
  {
    fault: 'an option with no sound',
    options: [ka, 'la'],
    says: ':9  The option "la" of a letters question has no sound.',
  },
  {
    fault: 'a first option that sounds unlike the question',
    options: ['{ text: zha, audio: letter-zha }', ka],
    says: ':8  The first option sounds like ഴ, and the question does not.',
  },
  {
    fault: 'an override without need',
    options: [ka, '{ text: zha, audio: letter-zha, override: It is so. }'],
    says: ':9  The option "zha" is the Latin of ഴ: it needs no override.',
  },
])('refuses $fault', ({ options, says }) => {
  expect(heard(...options)).toEqual([`${file}${says}`])
})

it.each([
  {
    fault: 'a prompt that does not say the sound',
    prompt: 'Which one?',
    options: ['ക', 'ഴ', 'കീ', 'കൈ'],
    says: ':4  The prompt is to be: Which of these says “ka”?',
  },
  {
    fault: 'a sound in place of a letter',
    prompt: asked,
    options: ['ക', 'zha', 'കീ', 'കൈ'],
    says: ':9  The option "zha" is no letter.',
  },
  {
    fault: 'a clip that gives the letter away',
    prompt: asked,
    options: ['ക', '{ text: ഴ, audio: letter-zha }', 'കീ', 'കൈ'],
    says: ':9  The clip of the option ഴ would give the letter away.',
  },
  {
    fault: 'a first letter that is read otherwise',
    prompt: asked,
    options: ['ഴ', 'കി', 'കീ', 'കൈ'],
    says: ':8  The option ഴ is read zha, and the prompt asks for ka.',
  },
])('refuses $fault', ({ prompt, options, says }) => {
  expect(found(prompt, ...options)).toEqual([`${file}${says}`])
})

it('refuses a letters question that does not say how it is asked, and another that does', () => {
  expect(faultsIn(aTopicOf('letters', aQuestion()))).toEqual([
    `${file}:4  A letters question says in \`way\` how it is asked: hear, find or see.`,
  ])
  expect(faultsIn(aTopic(aQuestion({ more: 'way: see' })))).toEqual([
    `${file}:4  Only a letters question says \`way\`.`,
  ])
})
