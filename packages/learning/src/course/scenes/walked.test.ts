import { describe, expect, it } from 'vitest'
import type { Item } from '../../practice/item.ts'
import type { Known, Memory } from '../../practice/memory.ts'
import { type Card, graded } from '../../review/scheduler.ts'
import type { SceneOnPath } from './on-path.ts'
import { stretchesWanted } from './stretches.ts'
import { isSceneWalked, sceneToEnd, sceneToRecall } from './walked.ts'

const day = 86_400_000
const morning = 10 * day

const walkedAt = (at: number, again = at): Known => ({
  understand: graded(again === at ? undefined : graded(undefined, 'good', at), 'good', again),
})
const leftAt = (at: number): Known => ({ understand: graded(undefined, 'again', at) })
const askedAt = (known: Known, at: number, outcome: 'good' | 'again' = 'good'): Known => ({
  ...known,
  recall: graded(undefined, outcome, at),
})
const memoryOf = (known: Partial<Record<Item, Known>>): Memory =>
  new Map(Object.entries(known) as [Item, Known][])

const aScene = (id: string, words: readonly Item[] = []): SceneOnPath => ({
  id,
  item: `scene:${id}`,
  words,
  seconds: 60,
})
const met: { read: Card } = { read: graded(undefined, 'good', 1) }

describe('a scene counts as walked', () => {
  it('when it came to its end, at its first time or after it was left', () => {
    expect(isSceneWalked('scene:a', memoryOf({ 'scene:a': walkedAt(1) }))).toBe(true)
    const later = { understand: graded(leftAt(1).understand, 'good', day) }
    expect(isSceneWalked('scene:a', memoryOf({ 'scene:a': later }))).toBe(true)
  })

  it('not when it was left half way, or never begun', () => {
    expect(isSceneWalked('scene:a', memoryOf({ 'scene:a': leftAt(1) }))).toBe(false)
    expect(isSceneWalked('scene:a', memoryOf({}))).toBe(false)
  })
})

describe('a session ends with', () => {
  const scenes = [aScene('a', ['word:one']), aScene('b', ['word:one', 'word:two'])]

  it('the scene of its unit as soon as its words were met, or are taught in it', () => {
    const memory = memoryOf({ 'word:one': met })
    expect(sceneToEnd(['b'], scenes, memory, [])).toBeUndefined()
    expect(sceneToEnd(['b'], scenes, memory, ['word:two'])).toBe(scenes[1])
  })

  it('the next scene of the story, and no later one before it', () => {
    const memory = memoryOf({ 'word:two': met })
    expect(sceneToEnd(['a', 'b'], [aScene('a', ['word:one']), aScene('b')], memory, [])).toBeUndefined()
    for (const known of [walkedAt(1), leftAt(1)]) {
      const past = memoryOf({ 'word:one': met, 'word:two': met, 'scene:a': known })
      expect(sceneToEnd(['a', 'b'], scenes, past, [])).toBe(scenes[1])
    }
  })

  it('none that was walked, or skipped', () => {
    for (const known of [walkedAt(1), leftAt(1)])
      expect(sceneToEnd(['a'], scenes, memoryOf({ 'word:one': met, 'scene:a': known }), [])).toBeUndefined()
  })
})

describe('a day begins with a question', () => {
  it('about the scene that was walked last, on a day before', () => {
    const memory = memoryOf({ 'scene:a': walkedAt(morning - day), 'scene:b': walkedAt(morning - 2 * day) })
    expect(sceneToRecall(memory, morning)).toBe('scene:a')
  })

  it('not on the same day, and not about a scene that was left', () => {
    expect(sceneToRecall(memoryOf({ 'scene:a': walkedAt(morning + 1) }), morning)).toBeUndefined()
    expect(sceneToRecall(memoryOf({ 'scene:a': leftAt(morning - day) }), morning)).toBeUndefined()
  })

  it('once after each walk, right or wrong', () => {
    const walked = walkedAt(morning - 2 * day)
    for (const outcome of ['good', 'again'] as const) {
      const asked = askedAt(walked, morning - day, outcome)
      expect(sceneToRecall(memoryOf({ 'scene:a': asked }), morning)).toBeUndefined()
    }
    const again = askedAt(walkedAt(morning - 3 * day, morning - day), morning - 2 * day)
    expect(sceneToRecall(memoryOf({ 'scene:a': again }), morning)).toBe('scene:a')
  })

  it('not about an earlier scene, once the last one was asked about', () => {
    const memory = memoryOf({
      'scene:a': walkedAt(morning - 4 * day),
      'scene:b': askedAt(walkedAt(morning - 2 * day), morning - day),
    })
    expect(sceneToRecall(memory, morning)).toBeUndefined()
  })
})

describe('the files of scenes that a session needs', () => {
  const title = { en: 'Unit', ml: 'പാഠം' }
  const units = (...ids: string[]) =>
    ids.map((id) => ({
      ...{ id, title, canDo: title, letters: [], words: [], read: [], sentences: [], topics: [], films: [] },
    }))
  const path = {
    stretches: [
      { id: 'one', title, units: units('a', 'b', 'c', 'd', 'e', 'f') },
      { id: 'two', title, units: units('g', 'h', 'i', 'j', 'k', 'l') },
      { id: 'three', title, units: units('m', 'n', 'o', 'p', 'q', 'r') },
    ],
  }

  it.each([
    ['the unit under way', 'b', {}, ['one']],
    ['the units before', 'i', {}, ['one', 'two']],
    ['the unit under way alone, far from another stretch', 'j', {}, ['two']],
    ['the scene that was walked last', 'b', { 'scene:n': walkedAt(1) }, ['one', 'three']],
    ['the last units, after the end of the path', undefined, {}, ['three']],
  ] as const)('has that of %s', (_, unit, known, wanted) => {
    expect(stretchesWanted(path, unit, memoryOf(known))).toEqual(wanted)
  })
})
