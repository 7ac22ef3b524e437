import { describe, expect, it } from 'vitest'
import { planImport } from './plan-import.ts'

const rain = { word: 'മഴ', meaning: 'rain', pronunciation: 'maḻa' }
const met = { sentence: 'മഴ പെയ്യുന്നു.' }

describe('planImport', () => {
  it('finds the words that are new here', () => {
    expect(planImport([], [rain])).toEqual({ fresh: [rain], changed: [], same: 0 })
  })

  it('counts a word that would not change', () => {
    expect(planImport([rain], [rain])).toEqual({ fresh: [], changed: [], same: 1 })
  })

  it('counts a word that would not change, whatever the order of its fields', () => {
    const stored = { metAt: met, pronunciation: 'maḻa', meaning: 'rain', word: 'മഴ' }
    expect(planImport([stored], [{ ...rain, metAt: met }]).same).toBe(1)
  })

  it('takes the meaning and the pronunciation of the file', () => {
    const theirs = { ...rain, meaning: 'rainfall', pronunciation: 'mazha' }
    expect(planImport([rain], [theirs]).changed).toEqual([theirs])
  })

  it('keeps what the file leaves empty', () => {
    const theirs = { word: 'മഴ', meaning: '', pronunciation: '' }
    expect(planImport([{ ...rain, metAt: met }], [theirs])).toEqual({ fresh: [], changed: [], same: 1 })
  })

  it('adds where a word was met', () => {
    expect(planImport([rain], [{ ...rain, metAt: met }]).changed).toEqual([{ ...rain, metAt: met }])
  })

  it('takes the file’s place for a word that was met', () => {
    const other = { sentence: 'ഇന്നലെ മഴ പെയ്തു.' }
    const plan = planImport([{ ...rain, metAt: met }], [{ ...rain, metAt: other }])
    expect(plan.changed).toEqual([{ ...rain, metAt: other }])
  })

  it('knows a word in another encoding, and keeps the learner’s own', () => {
    const plan = planImport([{ ...rain, word: 'അവൻ' }], [{ ...rain, word: 'അവന്\u200D', meaning: 'he' }])
    expect(plan.fresh).toEqual([])
    expect(plan.changed).toEqual([{ ...rain, word: 'അവൻ', meaning: 'he' }])
  })

  it('puts every word of the file into one of the three groups', () => {
    const theirs = [rain, { ...rain, word: 'പുഴ' }, { ...rain, word: 'കാറ്റ്', meaning: 'wind' }]
    const { fresh, changed, same } = planImport([rain, { ...rain, word: 'കാറ്റ്' }], theirs)
    expect([fresh.length, changed.length, same]).toEqual([1, 1, 1])
  })
})
