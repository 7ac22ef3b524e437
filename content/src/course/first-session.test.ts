import {
  answerShown,
  courseMap,
  planSession,
  readSessionSettings,
  showNext,
} from '@app/learning/course/session'
import { noMemory } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { chance } from './testing/make-many.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

it('the very first session shows “hello” and another word, then asks for one of them by four options', () => {
  const content = cutToPath()
  const map = courseMap(loadPath(readPathFiles(), shippedCourse()), content)
  const now = Date.UTC(2026, 10, 28)
  const moment = { now, dayStart: now - 3_600_000 }
  for (const seed of [1, 2, 3]) {
    const random = chance(seed)
    const maker = { content, shows: () => true, random }
    const session = planSession(noMemory, map, readSessionSettings(null), moment, random)
    const first = showNext({ session, memory: noMemory }, maker)
    const shown = first.shown?.exercise
    expect(shown).toMatchObject({
      kind: 'introduce',
      shown: [{ item: 'word:namaskaaram' }, { item: 'word:njaan' }],
    })
    const { run } = answerShown(
      first,
      { type: 'seen' },
      { shownAt: now, now, toCanonicalItem: (item) => item },
    )
    const asked = showNext(run, maker).shown?.exercise
    expect(asked && 'options' in asked && asked.options).toHaveLength(4)
    expect(['word:namaskaaram', 'word:njaan']).toContain(asked?.targets[0]?.item)
  }
})
