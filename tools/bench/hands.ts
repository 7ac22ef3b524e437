import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceOf, hands } from '@app/learning/testing'
import {
  type Bitmap,
  type Guide,
  judgeTrace,
  layOutGuide,
  linesOf,
  makeTarget,
  middleOfLine,
  toleranceOf,
} from '@app/learning/tracing'
import type { Browser } from 'playwright-core'
import { loadContent } from '../../content/src/index.ts'
import { isMalayalam } from '../../packages/malayalam/src/index.ts'
import type { Figure } from './figure.ts'

const root = join(import.meta.dirname, '../..')
const face =
  'node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff2'

/**
 * Tests which traces of simulated hands are accepted, for the shipped texts as the browser draws them in the
 * shipped font. Random numbers come from fixed seeds.
 */
export async function tryHands(browser: Browser): Promise<Figure[]> {
  const texts = textsToTrace()
  const traced = (await picturesOf(browser, texts)).map(({ bitmap, guide, text }) => {
    const target = makeTarget(bitmap)
    return { text, guide, target, lines: linesOf(target.pixels, target.width) }
  })
  const taken = new Map<string, boolean[]>()
  traced.forEach(({ guide, target, lines }, at) => {
    const other = traced.find((one, place) => place > at && one.guide.size === guide.size) ?? traced[0]
    const written = { lines, size: guide.size, other: other?.lines === lines ? undefined : other?.lines }
    for (const [hand, strokes] of Object.entries(hands(written, chanceOf(at + 1)))) {
      const right = judgeTrace(target, strokes, toleranceOf(guide)).verdict.type === 'right'
      taken.set(hand, [...(taken.get(hand) ?? []), right])
    }
  })
  return [...taken].map(([hand, verdicts]) => {
    const count = verdicts.filter((right) => right).length
    const wanted = hand.endsWith(' hand') ? verdicts.length : 0
    return {
      what: `traces taken: ${hand}, of ${verdicts.length}`,
      found: String(count),
      wanted: String(wanted),
      good: count === wanted,
    }
  })
}

/** Malayalam prompts of the topics and the phrases, with letters of every size. */
function textsToTrace(): string[] {
  const { topics, phrases } = loadContent()
  const all = [
    ...topics.flatMap(({ questions }) => questions.map(({ text }) => text)),
    ...phrases.map(({ mal }) => mal),
  ]
  const texts = [
    ...new Set(all.filter((text) => text.length > 2 && isMalayalam(text) && !/[a-z\d]/i.test(text))),
  ]
  const ofLength = (from: number, to: number) =>
    texts.filter(({ length }) => length >= from && length < to).slice(0, 50)
  return [...ofLength(3, 10), ...ofLength(10, 20), ...ofLength(20, 80)]
}

/**
 * Each text as the browser draws it in the app's font. Widths grow with the size, so each line is measured
 * once.
 */
async function picturesOf(
  browser: Browser,
  texts: readonly string[],
): Promise<{ text: string; guide: Guide; bitmap: Bitmap }[]> {
  const page = await browser.newPage()
  await page.setContent('<html lang="ml"><body></body></html>')
  await page.evaluate(
    async (data) => {
      document.fonts.add(await new FontFace('Tracing', `url(data:font/woff2;base64,${data})`).load())
    },
    readFileSync(join(root, face), 'base64'),
  )
  const lines = [...new Set(texts.flatMap(linesWithin))]
  const widths = await page.evaluate((lines) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return []
    context.font = '100px Tracing'
    return lines.map((line) => context.measureText(line).width / 100)
  }, lines)
  const width = new Map(lines.map((line, at) => [line, widths[at] ?? 0]))
  const guides = texts.map((text) => {
    const guide = layOutGuide(text, (line, size) => (width.get(line) ?? 0) * size)
    return { text, guide, middles: guide.lines.map((_, at) => middleOfLine(guide, at)) }
  })
  const pictures = await page.evaluate((guides) => {
    const canvas = document.createElement('canvas')
    return guides.map(({ guide, middles }) => {
      Object.assign(canvas, { width: guide.width, height: guide.height })
      const context = canvas.getContext('2d')
      if (!context) return []
      Object.assign(context, { font: `${guide.size}px Tracing`, textAlign: 'center', textBaseline: 'middle' })
      guide.lines.forEach((line, at) => {
        context.fillText(line, guide.width / 2, middles[at] ?? 0)
      })
      const { data } = context.getImageData(0, 0, guide.width, guide.height)
      const inked: number[] = []
      for (let pixel = 0; pixel < data.length / 4; pixel++)
        if ((data[4 * pixel + 3] ?? 0) > 127) inked.push(pixel)
      return inked
    })
  }, guides)
  await page.close()
  return guides.map(({ text, guide }, at) => {
    const ink = new Uint8Array(guide.width * guide.height)
    for (const pixel of pictures[at] ?? []) ink[pixel] = 1
    return { text, guide, bitmap: { width: guide.width, height: guide.height, ink } }
  })
}

/** Every row of words that may become a line. */
function linesWithin(text: string): string[] {
  const words = text.trim().split(/\s+/)
  return words.flatMap((_, from) =>
    Array.from({ length: words.length - from }, (_, more) => words.slice(from, from + more + 1).join(' ')),
  )
}
