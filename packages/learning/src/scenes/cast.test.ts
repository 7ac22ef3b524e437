import { expect, it } from 'vitest'
import { learnersPart, people, voiceOf } from './cast.ts'

it('gives everybody a voice, and the learner a child’s', () => {
  expect(people.map(voiceOf)).not.toContain(undefined)
  expect(voiceOf(learnersPart)).toBe('child')
})
