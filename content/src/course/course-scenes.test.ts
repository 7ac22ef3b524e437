import { expect, it } from 'vitest'
import { playedClips } from '../audio/played-clips.ts'
import { aLearnersLine, aLine, anEpisode, aScene } from '../scenes/testing.ts'
import { sourceOf } from '../testing/content.ts'
import { courseScenesOf } from './course-scenes.ts'

const entry = (id: string, word: string, means: string) => ({
  ...{ id, word, means: [means], pos: 'noun' as const, use: 1 as const, topic: 'home' as const, audio: '' },
})
const entries = [
  entry('amma', 'അമ്മ', 'mother'),
  entry('vellam', 'വെള്ളം', 'water'),
  entry('choru', 'ചോറ്', 'rice'),
  entry('paal', 'പാൽ', 'milk'),
]

function scenesOf(...scenes: Parameters<typeof anEpisode>[0]) {
  const source = sourceOf(anEpisode(scenes))
  return courseScenesOf(source, { audio: playedClips(source) }, entries)
}
const linesOf = (...lines: NonNullable<Parameters<typeof aScene>[0]>['lines'] & {}) =>
  scenesOf(aScene({ lines }))['stretch-1']?.[0]?.lines ?? []

it('the scenes of a stretch stand under it, by their units', () => {
  expect(scenesOf(aScene())).toMatchObject({
    'stretch-1': [{ id: 'unit-1', place: 'kitchen', hour: 'noon', people: ['ammoomma', 'meera'] }],
  })
})

it('the line that a question is about is counted from 0', () => {
  const [scene] = scenesOf(aScene())['stretch-1'] ?? []
  expect(scene?.lines[scene.recall.line]?.text).toBe('അമ്മ, വെള്ളം.')
})

it('a line has its clip, its words with their glosses, and who says it to whom', () => {
  const [line] = linesOf(aLine())
  expect(line).toMatchObject({
    ...{ by: 'ammoomma', to: 'meera', english: 'Mother, water.' },
    audio: expect.stringContaining('/audio/scene-unit-1-1.mp3'),
    pieces: [
      { text: 'അമ്മ', items: ['word:amma'], gloss: 'mother' },
      { text: 'വെള്ളം', items: ['word:vellam'], gloss: 'water' },
    ],
  })
})

it('what is said otherwise than it is written is read as it is written', () => {
  const [line] = linesOf(aLine({ text: 'ചോറാ.', written: 'അമ്മ ചോറ്.', gloss: ['rice'] }))
  expect(line).toMatchObject({ text: 'ചോറാ.', written: 'അമ്മ ചോറ്.' })
  expect(line?.pieces.map(({ items, gloss }) => [items, gloss])).toEqual([
    [['word:amma'], undefined],
    [['word:choru'], undefined],
  ])
})

it('the learner’s line has its other answers, and what is said to its wrong ones', () => {
  const [line] = linesOf(aLearnersLine({ new: ['choru'] }))
  expect(line).toMatchObject({
    fresh: ['word:choru'],
    learner: {
      task: { en: 'Ask for rice.' },
      answers: [{ text: 'ചോറ്.', pieces: [{ items: ['word:choru'] }] }],
      wrong: [
        {
          ...{ text: 'പാൽ.', english: 'Milk.', pieces: [{ items: ['word:paal'] }] },
          reply: { text: 'ചോറ്?', audio: expect.stringContaining('/audio/scene-unit-1-1-1.mp3') },
        },
      ],
    },
  })
})
