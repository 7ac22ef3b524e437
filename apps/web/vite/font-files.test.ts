import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { shippedContent, shippedLexicon } from '@app/content/testing/shipped'
import { latin } from '@app/malayalam/sound'
import { Face, Font, Blob as FontBlob, Buffer as ShapedText, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { makeFont, type Part, parts, sourceOf, weights } from './font-files.ts'

const { letters, phrases } = shippedContent()
/** Every word of the lexicon with its examples, of the letters and of the phrases. */
const words = [
  ...new Set(JSON.stringify([shippedLexicon(), letters, phrases]).match(/[\u0D00-\u0D7F]+/g)),
].map((word) => word.normalize())
const conjuncts = [...new Set(words.flatMap((word) => word.match(/[ക-ഹ](?:\u0D4D[ക-ഹ])+/g) ?? []))]
const virama = '\u0D4D'

const fontOf = (bytes: Buffer) => new Font(new Face(new FontBlob(new Uint8Array(bytes))))

/** The numbers of the glyphs that a text becomes. 0 is a character that the font does not have. */
function glyphsOf(font: Font, text: string): number[] {
  const buffer = new ShapedText()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage('ml')
  shape(font, buffer)
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
}

/** The conjuncts that a font writes as letters beside each other, with a chandrakkala between them. */
function splitBy(font: Font): string[] {
  const sign = glyphsOf(font, virama).at(-1) ?? 0
  return conjuncts.filter((conjunct) => glyphsOf(font, conjunct).includes(sign))
}

it('has at most 45 kB before the first word is read, and 85 kB in all', async () => {
  const sizeOf = async (part: Part, weight: (typeof weights)[number]) =>
    (await makeFont(part, weight, 'woff2')).length
  const sizes = await Promise.all(parts.flatMap((part) => weights.map((weight) => sizeOf(part, weight))))
  expect((await sizeOf('malayalam', 400)) + (await sizeOf('latin', 400))).toBeLessThanOrEqual(45_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(85_000)
})

describe.each(weights)('in weight %i', (weight) => {
  it('writes every word of the content with the glyphs of the whole font', async () => {
    const part = fontOf(await makeFont('malayalam', weight, 'truetype'))
    const whole = fontOf(
      await subsetFont(sourceOf('malayalam', weight), everyMalayalam, { targetFormat: 'truetype' }),
    )
    expect(conjuncts.length).toBeGreaterThan(200)
    expect(words.filter((word) => glyphsOf(part, word).includes(0))).toEqual([])
    expect(words.filter((word) => glyphsOf(part, word).length !== glyphsOf(whole, word).length)).toEqual([])
  })

  it('keeps every conjunct whole that Noto Sans Malayalam keeps whole, but for four', async () => {
    const file = '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff2'
    const noto = readFileSync(createRequire(import.meta.url).resolve(file))
    const others = splitBy(fontOf(await subsetFont(noto, everyMalayalam, { targetFormat: 'truetype' })))
    const ours = splitBy(fontOf(await makeFont('malayalam', weight, 'truetype')))
    expect(ours.filter((conjunct) => !others.includes(conjunct)).toSorted()).toEqual(
      ['ല്പ', 'ഹ്ല', 'ഡ്ഢ', 'വ്ല'].toSorted(),
    )
  })

  it('has the letters of precise Latin, but for the ring of r̥', async () => {
    const fonts = [
      fontOf(await makeFont('latin', weight, 'truetype')),
      fontOf(await makeFont('latin-more', weight, 'truetype')),
    ]
    const written = new Set([...words.map(latin).join(' '), ...'āīūēōṭḍṇḷḻṟŭ'])
    const missing = [...written].filter((letter) => fonts.every((font) => glyphsOf(font, letter).includes(0)))
    expect(missing).toEqual(['\u0325'])
  })
})

const everyMalayalam = `${String.fromCodePoint(...Array.from({ length: 0x80 }, (_, at) => 0xd00 + at))}◌`
