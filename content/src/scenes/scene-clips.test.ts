import { expect, it } from 'vitest'
import { recipes } from '../audio/recipes.ts'
import { clipsById } from '../clips.ts'
import { sourceOf } from '../testing/content.ts'
import { aLearnersLine, anEpisode, aScene, aStory, someStories } from './testing.ts'

const clipsOf = (files: Record<string, string>, beginning: string) =>
  [...clipsById(sourceOf(files)).values()]
    .filter(({ id }) => id.startsWith(beginning))
    .map(({ id, say, voice }) => [id, say, voice])

it('speaks each line of a scene in its speaker’s voice, and what is said to wrong answers in the listener’s', () => {
  expect(clipsOf(anEpisode([aScene()]), 'scene-')).toEqual([
    ['scene-unit-1-1', 'അമ്മ, വെള്ളം.', 'old'],
    ['scene-unit-1-2', 'അമ്മ, ചോറ്.', 'child'],
    ['scene-unit-1-2-1', 'ചോറ്?', 'old'],
    ['scene-unit-1-3', 'വീട്, അമ്മ.', 'old'],
  ])
})

it('speaks what is said, not what is written', () => {
  const lines = [aLearnersLine({ text: 'ചോറാ.', written: 'ചോറാണ്.' })]
  expect(clipsOf(anEpisode([aScene({ lines })]), 'scene-')[0]).toEqual(['scene-unit-1-1', 'ചോറാ.', 'child'])
})

it('tells a story in one voice', () => {
  const clips = clipsOf(someStories(aStory()), 'story-')
  expect(clips).toHaveLength(8)
  expect(clips[7]).toEqual(['story-home-8', 'അമ്മ, വെള്ളം.', 'woman'])
})

it('hands the voice to the recipe of a clip', () => {
  const made = recipes(sourceOf(anEpisode([aScene()])))
  expect(made.find(({ id }) => id === 'scene-unit-1-2')).toMatchObject({ kind: 'speech', voice: 'child' })
  expect(made.find(({ id }) => id === 'word-amma')).not.toHaveProperty('voice')
})
