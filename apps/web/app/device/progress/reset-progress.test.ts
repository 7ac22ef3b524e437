import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from '../../../fixtures/open-device.ts'
import { learnerStore } from '../learner/learner-store.ts'
import { ownerOf, ownerOfLearner } from '../storage/owner.ts'
import { deviceStorage } from '../storage/safe-storage.ts'
import { progressStorage } from './progress-storage.ts'
import { finishQuiz } from './record.ts'
import { resetProgress } from './reset-progress.ts'

const mistake = { question: 'അമ്മ', answer: 'mother' }
const shown = () => progressStorage(deviceStorage).read(ownerOf(deviceStorage)).progress

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage({}))
  learnerStore.setState({ userlevel: 8, epoch: 0, records: 0 })
  finishQuiz({ topic: 'verbs', score: 120, questions: 15, mistakes: [mistake] })
})
afterEach(() => vi.unstubAllGlobals())

describe('a reset', () => {
  it('leaves level 1 and no result', () => {
    resetProgress()
    expect(learnerStore.getState()).toMatchObject({ userlevel: 1, epoch: 1 })
    expect(shown()).toMatchObject({ epoch: 1, userlevel: 1, results: [] })
  })

  it('is undone: level and results are there again, under new ids', () => {
    const [before] = shown().results
    resetProgress()()
    expect(learnerStore.getState()).toMatchObject({ userlevel: 9, epoch: 1 })
    const { results, userlevel } = shown()
    expect(userlevel).toBe(9)
    expect(results).toEqual([{ ...before, id: expect.not.stringMatching(before?.id ?? '') }])
  })

  it('gives nothing of one learner to another who has come meanwhile', () => {
    const undo = resetProgress()
    progressStorage(deviceStorage).setOwner(ownerOfLearner('another'))
    undo()
    expect(learnerStore.getState().userlevel).toBe(1)
    expect(shown().results).toEqual([])
  })
})
