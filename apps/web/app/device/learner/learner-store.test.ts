import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The learner that a new page reads from the device's storage. */
async function learnerOf(stored: string) {
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: () => {} })
  vi.resetModules()
  const { learnerStore } = await import('./learner-store.ts')
  return learnerStore.getState()
}

const kept = (state: unknown, version = 1) => JSON.stringify({ state, version })
const untouched = { level: 'beginner_l', userlevel: 1, name: 'Type Here' }

it.each([
  { damage: 'nothing but null', stored: 'null' },
  { damage: 'a number', stored: '7' },
  { damage: 'an array', stored: '[1,2,3]' },
  { damage: 'broken JSON', stored: '{"state":{"level":"beginn' },
  { damage: 'a state that is none', stored: kept(null) },
  { damage: 'a number as topic', stored: kept({ level: 42 }) },
  { damage: 'an unknown topic', stored: kept({ level: 'klingon' }) },
  { damage: 'a negative level', stored: kept({ userlevel: -3 }) },
  { damage: 'a level beyond the last', stored: kept({ userlevel: 3000 }) },
  { damage: 'a level in words', stored: kept({ userlevel: 'ten' }) },
  { damage: 'a name that is none', stored: kept({ name: 7 }) },
])('reads $damage in storage as a new learner', async ({ stored }) => {
  expect(await learnerOf(stored)).toMatchObject(untouched)
})

it('keeps what is valid beside damaged values and values of another version', async () => {
  expect(await learnerOf(kept({ level: 'klingon', userlevel: 5 }))).toMatchObject({
    ...untouched,
    userlevel: 5,
  })
  expect(await learnerOf(kept({ userlevel: 4 }, 99))).toMatchObject({ ...untouched, userlevel: 4 })
})

it('is a new learner if the browser forbids its storage', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  vi.resetModules()
  const { learnerStore } = await import('./learner-store.ts')
  expect(learnerStore.getState()).toMatchObject(untouched)
})
