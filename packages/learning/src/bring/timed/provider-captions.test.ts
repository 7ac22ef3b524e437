import { describe, expect, it } from 'vitest'
import { nothingMended } from '../text/caption-line.ts'
import { readJson3, trackOf } from './provider-captions.ts'

const tracks = [
  { language: 'en-GB', name: 'English', generated: false },
  { language: 'ml', name: 'Malayalam (auto)', generated: true },
  { language: 'ml-IN', name: 'Malayalam', generated: false },
  { language: 'hi', name: 'Hindi', generated: true },
]

describe('trackOf', () => {
  it.each([
    ['ml', 'Malayalam'],
    ['en', 'English'],
    ['hi', 'Hindi'],
    ['ta', undefined],
  ])('takes for %s what a person wrote before what a program heard: %s', (language, name) => {
    expect(trackOf(tracks, language)?.name).toBe(name)
  })
})

const json = (events: unknown[]) => JSON.stringify({ wireMagic: 'pb3', events })

describe('readJson3', () => {
  it('reads lines with their times, and leaves out what says nothing', () => {
    const text = json([
      { tStartMs: 0, dDurationMs: 9000, id: 1, wpWinPosId: 1 },
      { tStartMs: 1000, dDurationMs: 3000, segs: [{ utf8: 'ഒരു' }, { utf8: ' ദിവസം', tOffsetMs: 500 }] },
      { tStartMs: 2000, dDurationMs: 2000, aAppend: 1, segs: [{ utf8: '\n' }] },
      { tStartMs: 2500, dDurationMs: 1500, segs: [{ utf8: 'മഴ\nപെയ്തു' }] },
    ])
    expect(readJson3(text)).toEqual({
      type: 'lines',
      timed: true,
      mended: nothingMended,
      lines: [
        { text: 'ഒരു ദിവസം', start: 1, duration: 1.5 },
        { text: 'മഴ പെയ്തു', start: 2.5, duration: 1.5 },
      ],
    })
  })

  it.each(['', 'null', '{}', '[]', '<html>', '{"events":1}'])('does not understand %j', (text) =>
    expect(readJson3(text)).toBeUndefined(),
  )

  it('refuses captions without text', () =>
    expect(readJson3(json([{ segs: 5 }, 7, { tStartMs: -1, segs: [{ utf8: 'a' }] }]))).toEqual({
      type: 'refused',
      fault: { kind: 'no-captions' },
    }))
})
