import { expect, it } from 'vitest'
import { smallCourse } from '../exercises/testing.ts'
import { aCourse, aUnit } from './testing.ts'
import { clipsAhead } from './unit-clips.ts'

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
