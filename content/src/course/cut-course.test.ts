import { itemsOf, packContent, unitsOf, unpackContent } from '@app/learning/course'
import { courseMap } from '@app/learning/course/session'
import { describe, expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { cutCourse } from './cut-course.ts'
import { shippedCourse } from './testing/shipped-course.ts'

const whole = shippedCourse()
const path = loadPath(readPathFiles(), whole)
const cut = cutCourse(whole, path)

describe('the content that sessions get', () => {
  it('has everything that the path teaches', () => {
    const { has } = courseMap(path, cut)
    const missing = unitsOf(path).flatMap((unit) => itemsOf(unit).filter((item) => !has(item)))
    expect(missing).toEqual([])
    const sentences = unitsOf(path).flatMap((unit) => unit.sentences)
    expect(sentences.filter((id) => !cut.sentences.has(id))).toEqual([])
  })

  it('has each thing as the whole content has it, but for the examples of words', () => {
    for (const part of ['letters', 'endings', 'contrasts', 'sentences', 'lines'] as const)
      for (const [id, one] of cut[part]) expect(one).toBe(whole[part].get(id))
    for (const [id, word] of cut.words)
      expect({ ...word, examples: undefined }).toEqual({ ...whole.words.get(id), examples: undefined })
  })

  it('has the words of its sentences, of its pairs of sounds, and what a word may be mistaken for', () => {
    const named = [
      ...[...cut.sentences.values()].flatMap(({ pieces }) => pieces.flatMap(({ entry }) => entry ?? [])),
      ...[...cut.contrasts.values()].flatMap(({ pairs }) => pairs.flat()),
    ]
    expect(named.filter((id) => !cut.words.has(id))).toEqual([])
    expect(cut.words.size).toBeLessThan(whole.words.size / 4)
  })

  it('is the same after it was a file', () => {
    expect(unpackContent(JSON.parse(JSON.stringify(packContent(cut))))).toEqual(cut)
  })
})
