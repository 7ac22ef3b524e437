import { expect, it } from 'vitest'
import { smallCourse } from '../exercises/testing.ts'
import { aCourse, aUnit } from './testing.ts'
import { clipsAhead, clipsOfScene, stretchesAhead } from './unit-clips.ts'

it('the clips of a unit and the next two are named in the order in which they come, each once', () => {
  const unit = (at: number, letters: string[], words: string[]) => aUnit(at, { letters, words })
  const course = aCourse([
    unit(1, [], ['amma']),
    unit(2, ['ല'], ['veedu', 'amma']),
    unit(3, [], ['mazha', 'veedu']),
    unit(4, [], ['mala']),
    unit(5, [], ['kuda']),
  ])
  const clips = clipsAhead(smallCourse, course, 'unit-2')
  expect(clips.map((clip) => clip.replace(/^.*\/(?:word-)?|\.mp3$/g, ''))).toEqual([
    'ല',
    ...['veedu', 'amma', 'mazha', 'mala'],
  ])
  expect(clipsAhead(smallCourse, course, undefined)).toEqual([])
})

it('a scene plays its lines, and what is said to a wrong answer', () => {
  const meal = smallCourse.scenes.get('meal')
  expect(clipsOfScene(meal).length).toBeGreaterThan(0)
  expect(clipsOfScene(meal)).toEqual(
    meal?.lines.flatMap(({ audio, learner }) => [
      ...(audio === undefined ? [] : [audio]),
      ...(learner?.wrong ?? []).flatMap(({ reply }) => reply.audio ?? []),
    ]),
  )
  expect(clipsOfScene(undefined)).toEqual([])
})

it('the scenes ahead are those of the unit and of the next two', () => {
  const stretch = (id: string, ...units: number[]) => ({
    ...{ id, title: { en: id, ml: id } },
    units: units.map((at) => aUnit(at)),
  })
  const path = { stretches: [stretch('first', 1, 2, 3), stretch('second', 4, 5)] }
  expect(stretchesAhead(path, 'unit-1')).toEqual(['first'])
  expect(stretchesAhead(path, 'unit-2')).toEqual(['first', 'second'])
  expect(stretchesAhead(path, undefined)).toEqual([])
})
