import { describe, expect, it } from 'vitest'
import type { RawCue } from './formats/raw-cue.ts'
import { unrolled } from './unroll.ts'

const cue = (line: number, start: number, end: number | undefined, ...text: string[]): RawCue => ({
  line,
  start,
  end,
  text,
})

describe('unrolled', () => {
  it('leaves captions unchanged that have no times of words', () => {
    const refrain = [cue(1, 0, 1, 'la la'), cue(3, 1, 2, 'la la'), cue(5, 2, 3, 'la la', 'end')]
    expect(unrolled(refrain)).toEqual(refrain)
  })

  it('keeps only the new line of each caption', () => {
    const rolling = [
      cue(1, 0, 2, 'one<00:00:00.500><c> two</c>'),
      cue(4, 2, 4, 'one two', 'three<00:00:02.500><c> four</c>'),
      cue(8, 4, 6, 'three four', 'five'),
    ]
    expect(unrolled(rolling)).toEqual([
      cue(1, 0, 2, 'one<00:00:00.500><c> two</c>'),
      cue(4, 2, 4, 'three<00:00:02.500><c> four</c>'),
      cue(8, 4, 6, 'five'),
    ])
  })

  it('makes a line longer that is only repeated', () => {
    const rolling = [cue(1, 0, 2, 'one<00:00:00.500> two'), cue(4, 2, 2.5, 'one two')]
    expect(unrolled(rolling)).toEqual([cue(1, 0, 2.5, 'one<00:00:00.500> two')])
  })

  it('keeps a line that is said again after a pause', () => {
    const rolling = [cue(1, 0, 2, 'one<00:00:00.500> two'), cue(4, 5, 7, 'one two')]
    expect(unrolled(rolling)).toEqual(rolling)
  })

  it('keeps only the new line where the next one rolls in after a breath, and all after a long pause', () => {
    const rolling = (pause: number) => [
      cue(1, 0, 2, 'one<00:00:00.500> two'),
      cue(4, 2 + pause, 4 + pause, 'one two', 'three'),
    ]
    expect(unrolled(rolling(0.5)).map(({ text }) => text)).toEqual([['one<00:00:00.500> two'], ['three']])
    expect(unrolled(rolling(1.5)).at(-1)?.text).toEqual(['one two', 'three'])
  })

  it('takes words that two lines share by chance for no repetition', () => {
    const shared = (...words: string[]) => [
      cue(1, 0, 2, `one<00:00:00.500> ${words.join(' ')}`),
      cue(4, 2, 4, `${words.join(' ')} five`),
    ]
    expect(unrolled(shared('two', 'three')).at(-1)?.text).toEqual(['two three five'])
    expect(unrolled(shared('two', 'three', 'four')).at(-1)?.text).toEqual(['five'])
  })

  it('keeps the end of a line if its repetition has none', () => {
    const rolling = [cue(1, 0, 2, 'one<00:00:00.500> two'), cue(4, 2, undefined, 'one two')]
    expect(unrolled(rolling)).toEqual([cue(1, 0, 2, 'one<00:00:00.500> two')])
  })

  it('ignores blank lines between the repetition and the new line', () => {
    const rolling = [cue(1, 0, 2, ' ', 'one<00:00:00.500> two'), cue(4, 2, 4, 'one two', ' ', 'three')]
    expect(unrolled(rolling).map(({ text }) => text)).toEqual([['one<00:00:00.500> two'], ['three']])
  })
})
