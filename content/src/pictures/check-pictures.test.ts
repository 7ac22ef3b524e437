import { expect, it } from 'vitest'
import { contentFolder, readContentFiles } from '../content-files.ts'
import { formatFault } from '../fault.ts'
import { sourceOf } from '../testing/content.ts'
import { checkPictures } from './check-pictures.ts'
import { loadPictures } from './load-pictures.ts'

const words = `topic: home
entries:
  - { id: veedu, word: വീട്, pos: noun, means: [house], use: 1 }
`
/** A number below 1 that looks random. */
const chance = (at: number) => Math.abs(Math.sin(at * 127.1)) % 1

const drawn = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>\n`

function faults(svg: string, name = 'veedu'): string[] {
  const source = sourceOf({ 'data/lexicon/home.yaml': words, [`data/pictures/${name}.svg`]: svg })
  return checkPictures(source).map(formatFault)
}

it('accepts a picture of plain shapes', () => {
  expect(faults(drawn('<g fill="#fff"><rect width="64" height="64"/><path d="M0 0H9"/></g>'))).toEqual([])
})

it('refuses a picture of no word', () => {
  expect(faults(drawn(''), 'castle')[0]).toContain(
    'content/data/pictures/castle.svg:1  The lexicon has no word',
  )
})

it.each([
  ['<svg viewBox="0 0 64 64"></svg>', 'A picture begins with'],
  [drawn('<text>വീട്</text>'), 'not with <text>'],
  [drawn('<script>alert(1)</script>'), 'not with <script>'],
  [drawn('<image href="https://elsewhere.example/a.png"/>'), 'not with <image>'],
  [drawn('<!-- a note -->'), 'not with <!-->'],
  [drawn('<rect onclick="alert(1)"/>'), 'no code'],
  [drawn('<rect style="fill:red"/>'), 'no code'],
  [drawn('<rect fill="url(#a)"/>'), 'no code'],
  [drawn('house'), 'no writing'],
  [drawn('<g><rect/>'), 'is not closed'],
  [drawn('<rect></g>'), 'is not closed'],
])('refuses %s', (svg, sentence) => {
  expect(faults(svg).join('\n')).toContain(sentence)
})

it('refuses a picture that is too large', () => {
  const circles = Array.from({ length: 900 }, (_, at) => `<circle r="${chance(at) * 64}"/>`)
  expect(faults(drawn(circles.join('')))[0]).toContain('bytes when compressed; 2000 are allowed')
})

it('the shipped pictures are at least 150, and none is drawn twice', () => {
  const pictures = Object.values(loadPictures())
  expect(pictures.length).toBeGreaterThanOrEqual(150)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(readContentFiles(contentFolder, (path) => path.endsWith('.svg')).size).toBe(pictures.length)
})
