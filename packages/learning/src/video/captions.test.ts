import { expect, it } from 'vitest'
import { captionsOf } from './captions.ts'

it('writes each line with its translation, in the signs of WebVTT', () => {
  const lines = [
    { text: 'ചായ\n\nവേണോ?', translation: 'Tea & <milk>?', start: 1.5, duration: 2, words: [] },
    { text: 'വേണം.', start: 3661.0004, duration: 0.9996, words: [] },
  ]
  expect(captionsOf(lines)).toBe(
    'WEBVTT\n\n00:00:01.500 --> 00:00:03.500\nചായ വേണോ?\nTea &amp; &lt;milk&gt;?\n\n01:01:01.000 --> 01:01:02.000\nവേണം.\n',
  )
})

it('writes a file without cues where there are no lines', () => {
  expect(captionsOf([])).toBe('WEBVTT\n\n')
})
