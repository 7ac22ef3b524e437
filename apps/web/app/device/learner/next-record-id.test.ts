import { countOf } from '@app/learning/progress'
import { expect, it } from 'vitest'
import { createStore } from 'zustand'
import { type learnerStore, untouchedLearner } from './learner-store.ts'
import { nextRecordId, nextRecordIds } from './next-record-id.ts'

type Learner = ReturnType<(typeof learnerStore)['getState']>

const aLearner = (records: number) =>
  createStore<Learner>()(() => ({ ...untouchedLearner, userlevel: 1, epoch: 0, records }))

it('gives each record of a device the next number, one by one or many at once', () => {
  const learner = aLearner(7)
  const ids = [nextRecordId(learner), ...nextRecordIds(3, learner), nextRecordId(learner)]
  expect(ids.map(countOf)).toEqual([8, 9, 10, 11, 12])
  expect(learner.getState().records).toBe(12)
})

it('never gives the same id on two devices', () => {
  expect(nextRecordId(aLearner(7))).not.toBe(nextRecordId(aLearner(7)))
})
