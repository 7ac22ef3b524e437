import { sampleRate } from '@app/content/audio'
import { strength } from '@app/content/testing'
import { expect, it } from 'vitest'
import { placeSounds, type Sound } from './sounds.ts'

const seconds = (count: number) => Math.round(count * sampleRate)
const beds = ['rain', 'wind', 'engine', 'water', 'birds', 'crickets', 'clapping', 'fire'] as const

it.each(beds)('puts %s far below the voices, from one moment to another', (kind) => {
  const sound = placeSounds([{ kind, from: 1, to: 9 }], seconds(10))
  expect(strength(sound.subarray(0, seconds(1)))).toBe(0)
  expect(strength(sound.subarray(seconds(9), seconds(10)))).toBe(0)
  const under = strength(sound.subarray(seconds(2), seconds(8)))
  expect(under).toBeGreaterThan(0.0005)
  // A voice at -18.5 LUFS is about 0.1.
  expect(under).toBeLessThan(0.05)
})

it.each(['chenda', 'stone', 'clink', 'hop'] as const)('plays %s at its moment and lets it fade', (kind) => {
  const sound = placeSounds([{ kind, at: 1 }], seconds(2))
  expect(strength(sound.subarray(0, seconds(1)))).toBe(0)
  expect(strength(sound.subarray(seconds(1), seconds(1.05)))).toBeGreaterThan(0.005)
  expect(strength(sound.subarray(seconds(1.6)))).toBe(0)
})

it('makes the same sound each time', () => {
  const sounds: Sound[] = [
    { kind: 'rain', from: 0, to: 1 },
    { kind: 'chenda', at: 0.5 },
  ]
  expect(placeSounds(sounds, seconds(1))).toEqual(placeSounds(sounds, seconds(1)))
})
