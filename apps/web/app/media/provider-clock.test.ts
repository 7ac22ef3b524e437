import { expect, it } from 'vitest'
import { providerClock } from './provider-clock.ts'

it('continues by the clock while the player reports nothing, at the player’s speed, for a limited time', () => {
  const clock = providerClock()
  clock.report({ seconds: 10, playing: true, speed: 2 }, 0)
  expect(clock.time(250)).toBeCloseTo(10.5)
  expect(clock.time(60_000)).toBeCloseTo(14)
})

it('stands still while the player does', () => {
  const clock = providerClock()
  clock.report({ seconds: 10, playing: false }, 0)
  expect(clock.time(5000)).toBe(10)
})

it('keeps its time when only the state or the speed is reported', () => {
  const clock = providerClock()
  clock.report({ seconds: 10, playing: true }, 0)
  clock.report({ playing: false }, 500)
  expect(clock.time(900)).toBeCloseTo(10.5)
})

it('has the new time at once after a seek, whatever an older message says', () => {
  const clock = providerClock()
  clock.report({ seconds: 10, playing: false }, 0)
  clock.sendTo(40, 100)
  expect(clock.time(110)).toBe(40)
  clock.report({ seconds: 10 }, 200)
  expect(clock.time(210)).toBe(40)
  clock.report({ seconds: 40.02 }, 300)
  expect(clock.time(310)).toBe(40.02)
})

it('believes the player in the end', () => {
  const clock = providerClock()
  clock.sendTo(40, 0)
  clock.report({ seconds: 12 }, 100)
  expect(clock.time(1400)).toBe(40)
  expect(clock.time(1600)).toBe(12)
})
