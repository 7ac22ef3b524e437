import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deletionMark } from './deletion-mark.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('stays while the deletion may be under way, even if another tab finds the account', () => {
  deletionMark.begin('anna')
  vi.advanceTimersByTime(29_000)
  deletionMark.endWhereFound()
  expect(deletionMark.userId()).toBe('anna')
})

it('is removed if the account still exists long after', () => {
  deletionMark.begin('anna')
  vi.advanceTimersByTime(31_000)
  deletionMark.endWhereFound()
  expect(deletionMark.userId()).toBeNull()
})

it('is removed if the clock was set back', () => {
  deletionMark.begin('anna')
  vi.setSystemTime(Date.now() - 86_400_000)
  deletionMark.endWhereFound()
  expect(deletionMark.userId()).toBeNull()
})

it('is ignored if it is damaged', () => {
  kept.set('account-deletion', 'anna')
  expect(deletionMark.userId()).toBeNull()
})
