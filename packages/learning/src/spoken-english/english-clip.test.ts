import { expect, it } from 'vitest'
import { clipOfEnglish, isEnglishClip, numberOfClip } from './english-clip.ts'

it('names a clip by what it says, always the same', () => {
  expect(clipOfEnglish('Water')).toMatch(/^english-water-[a-z0-9]+$/u)
  expect(clipOfEnglish('Water')).toBe(clipOfEnglish('Water'))
  expect(clipOfEnglish("It's all right, don't worry.")).toMatch(
    /^english-its-all-right-dont-worry-[a-z0-9]+$/u,
  )
})

it('gives texts that are said in different ways different clips', () => {
  const texts = ['Who came?', 'Who came.', 'who came?', 'A', 'a', '…', 'അ', '']
  expect(new Set(texts.map(clipOfEnglish)).size).toBe(texts.length)
})

it('makes an id of small letters, digits and single hyphens of any text', () => {
  for (const text of ['Mid-August to mid-September', 'x — y', '“Hello!”', 'a'.repeat(300), 'a '.repeat(90)])
    expect(clipOfEnglish(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u)
})

it.each([
  ['/audio/english-water-1abc.mp3?v=1', true],
  ['/audio/word-english.mp3', false],
  ['/api/coach/speak?text=english-', false],
])('%s says English: %s', (address, is) => {
  expect(isEnglishClip(address)).toBe(is)
})

it('has a number of its own for each text, also where the readable part is cut or empty', () => {
  const texts = ['Water', 'water', 'To go', 'മഴ', 'A very long sentence that goes on and on, and on, and on.']
  expect(new Set(texts.map((text) => numberOfClip(clipOfEnglish(text)))).size).toBe(texts.length)
  for (const text of texts) expect(numberOfClip(clipOfEnglish(text))).toMatch(/^[a-z0-9]+$/u)
})
