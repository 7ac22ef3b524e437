import { describe, expect, it } from 'vitest'
import { aDevice, aSavedWord } from '../testing/device.ts'
import { aPractice } from '../testing/practice.ts'
import { anId, aResult } from '../testing/progress.ts'
import { untouchedVideo } from '../video/video-settings.ts'
import { mergeDevices, untouchedPart } from './merge-devices.ts'

const unset = aDevice()
const at = (userlevel: number) => aDevice({ learner: { ...unset.learner, userlevel } })

describe('mergeDevices', () => {
  it.each([
    { mine: 1, theirs: 7, merged: 7 },
    { mine: 9, theirs: 7, merged: 9 },
    { mine: 30, theirs: 30, merged: 30 },
  ])('keeps the higher of the levels $mine and $theirs', ({ mine, theirs, merged }) => {
    expect(mergeDevices(at(mine), at(theirs), unset).learner.userlevel).toBe(merged)
  })

  it('unites the words, each once however it is spelt, and keeps its own meaning', () => {
    const mine = aDevice({ savedWords: [aSavedWord('അവൻ', 'he'), aSavedWord('അമ്മ', 'mother')] })
    const theirs = aDevice({ savedWords: [aSavedWord('അവന്\u200D', 'him'), aSavedWord('വീട്', 'house')] })
    expect(mergeDevices(mine, theirs, unset).savedWords).toEqual([
      aSavedWord('അവൻ', 'he'),
      aSavedWord('അമ്മ', 'mother'),
      aSavedWord('വീട്', 'house'),
    ])
  })

  it('unites each language with itself, and keeps one that only one of the two has', () => {
    const english = {
      ...untouchedPart,
      learner: { level: 'verbs' as const, userlevel: 4 },
      savedWords: [aSavedWord('water')],
    }
    const more = { ...english, savedWords: [aSavedWord('milk')], practice: [aPractice(1, 10)] }
    const mine = aDevice({ savedWords: [aSavedWord('അമ്മ')], english })
    expect(mergeDevices(mine, unset, unset)).toEqual(mine)
    expect(mergeDevices(unset, mine, unset)).toEqual(mine)
    expect(mergeDevices(mine, aDevice({ english: more }), unset)).toEqual({
      ...mine,
      english: { ...more, savedWords: [aSavedWord('water'), aSavedWord('milk')] },
    })
  })

  it('unites the practice: each once, the undone ones undone, the set back ones set back', () => {
    const undone = { id: aPractice(2, 20).id, practice: null }
    const mine = aDevice({ practice: [aPractice(1, 10), aPractice(2, 20), aPractice(3, 30)] })
    const theirs = aDevice({ practice: [undone, aPractice(3, 25), aPractice(4, 40)] })
    const all = [aPractice(1, 10), undone, aPractice(3, 25), aPractice(4, 40)]
    expect(mergeDevices(mine, theirs, unset).practice).toEqual(all)
    expect(mergeDevices(theirs, mine, unset).practice).toEqual(all)
  })

  it('unites the marks of words; of a word that both have marked, the mark on this device stays', () => {
    const mine = aDevice({ marks: { said: ['അമ്മ'], denied: [['വീട്', 5]] } })
    const theirs = aDevice({
      marks: {
        said: ['വീട്', 'മഴ'],
        denied: [
          ['അമ്മ', 9],
          ['വില', 9],
        ],
      },
    })
    expect(mergeDevices(mine, theirs, unset).marks).toEqual({
      said: ['അമ്മ', 'മഴ'],
      denied: [
        ['വീട്', 5],
        ['വില', 9],
      ],
    })
  })

  it('keeps the text that is read here, the settings of each video, and what was set for reviews', () => {
    const set = { newPerDay: 10, reviewsPerDay: 50, kinds: ['read' as const] }
    const slow = { ...untouchedVideo, speed: 0.5 as const }
    const theirs = aDevice({ text: 'theirs', videoSettings: { one: slow, two: slow }, reviewSettings: set })
    expect(mergeDevices(unset, theirs, unset)).toMatchObject({ text: 'theirs', reviewSettings: set })
    const mine = aDevice({
      text: 'mine',
      videoSettings: { one: untouchedVideo },
      reviewSettings: { ...unset.reviewSettings, reviewsPerDay: 7 },
    })
    expect(mergeDevices(mine, theirs, unset)).toMatchObject({
      text: 'mine',
      videoSettings: { one: untouchedVideo, two: slow },
      reviewSettings: { ...set, reviewsPerDay: 7 },
    })
  })

  it('unites the results, each quiz once', () => {
    const quizzes = [1, 2, 3].map((count) => aResult({ id: anId(count) }))
    const mine = aDevice({ results: quizzes.slice(0, 2) })
    const theirs = aDevice({ results: quizzes.slice(1) })
    expect(mergeDevices(mine, theirs, unset).results).toEqual(quizzes)
    expect(mergeDevices(theirs, mine, unset).results).toEqual(quizzes)
  })

  it('keeps the later place in each video', () => {
    const mine = aDevice({ positions: { one: 10, two: 50 } })
    const theirs = aDevice({ positions: { one: 20, two: 5, three: 0 } })
    expect(mergeDevices(mine, theirs, unset).positions).toEqual({ one: 20, two: 50, three: 0 })
  })

  it('takes over settings that were never changed here, and keeps the others', () => {
    const mine = aDevice({
      learner: { ...unset.learner, name: 'Meera' },
      preferences: { ...unset.preferences, theme: 'dark' },
    })
    const theirs = aDevice({
      learner: { ...unset.learner, name: 'Anu', username: 'anu', level: 'numbers' },
      preferences: { ...unset.preferences, theme: 'light', slow: true },
    })
    const { learner, preferences } = mergeDevices(mine, theirs, unset)
    expect(learner).toEqual({ ...theirs.learner, name: 'Meera' })
    expect(preferences).toEqual({ ...theirs.preferences, theme: 'dark' })
  })

  it('takes over the sessions and the keyboard that another device has set, and keeps what is set here', () => {
    const theirs = aDevice({
      sessionSettings: { ...unset.sessionSettings, minutes: 15, hears: false, understands: true },
      malayalamKeyboard: 'inscript',
    })
    expect(mergeDevices(unset, theirs, unset)).toEqual(theirs)
    const mine = aDevice({
      sessionSettings: { ...unset.sessionSettings, minutes: 5 },
      malayalamKeyboard: 'own',
    })
    const { sessionSettings, malayalamKeyboard } = mergeDevices(mine, theirs, unset)
    expect(sessionSettings).toEqual({ ...theirs.sessionSettings, minutes: 5 })
    expect(malayalamKeyboard).toBe('own')
  })

  it('loses nothing to an empty file, and changes nothing the second time', () => {
    const mine = aDevice({
      savedWords: [aSavedWord('അമ്മ')],
      positions: { one: 10 },
      results: [aResult()],
      practice: [aPractice(1, 10)],
    })
    expect(mergeDevices(mine, unset, unset)).toEqual(mine)
    const once = mergeDevices(mine, at(9), unset)
    expect(mergeDevices(once, at(9), unset)).toEqual(once)
  })
})
