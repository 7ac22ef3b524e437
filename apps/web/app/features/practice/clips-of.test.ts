import type { Exercise } from '@app/learning/course'
import { expect, it } from 'vitest'
import { mainClip } from './clips-of.ts'

const audio = '/audio/came.mp3'
const built = {
  kind: 'build-sentence',
  targets: [],
  sentence: 'came',
  text: 'അമ്മ വന്നു.',
  english: 'Mother came.',
  audio,
  glosses: [],
  words: [],
  tiles: [],
  joins: [],
  clauses: [],
} as const
const said: Exercise = {
  kind: 'say-sentence',
  targets: [],
  sentence: 'came',
  text: 'അമ്മ വന്നു.',
  english: 'Mother came.',
  audio,
  parts: [],
  glosses: [],
}

it('plays what is asked, and never what is to be said, built or spelled', () => {
  expect(mainClip({ ...built, by: 'ear' })).toBe(audio)
  expect(mainClip({ ...built, by: 'eye' })).toBeUndefined()
  expect(mainClip(said)).toBeUndefined()
  const spelled: Exercise = {
    kind: 'spell-it',
    targets: [],
    means: 'mother',
    words: ['അമ്മ'],
    tiles: ['അ', 'മ്മ', 'ആ', 'ന്ന'],
    audio,
  }
  expect(mainClip(spelled)).toBeUndefined()
})
