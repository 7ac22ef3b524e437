import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentFolder, readContentFiles } from '../content-files.ts'
import { readSource } from '../source.ts'
import { startSpeechEngine } from './engine/speech-engine.ts'
import { recipes } from './recipes.ts'

/** Speaking all clips takes minutes, so it is only in the long run of the tests. */
const isLong = process.env.TEST_LONG === '1'

it.runIf(isLong)('says no two clips alike that say different sounds', { timeout: 1_800_000 }, async () => {
  const source = readSource(readContentFiles(contentFolder), new Map())
  const spoken = recipes(source).flatMap((recipe) => (recipe.kind === 'speech' ? [recipe.phonemes] : []))
  const speak = await startSpeechEngine()
  const soundsOf = Map.groupBy(new Set(spoken.map(withoutStops)), (phonemes) =>
    createHash('sha256').update(speak(phonemes).samples).digest('base64'),
  )
  expect(spoken.length).toBeGreaterThan(5000)
  expect([...soundsOf.values()].filter(({ length }) => length > 1)).toEqual([])
})

/** A full stop at the end and an exclamation mark are not heard. */
const withoutStops = (phonemes: string) => phonemes.replaceAll(/[.!]/gu, '')
