import { afterEach, expect, it, vi } from 'vitest'
import { deviceKeys } from '../storage/keys.ts'
import { forgetVideos } from './forget-videos.ts'

afterEach(() => vi.unstubAllGlobals())

it('forgets where each video was left, how it was shown and which was the last, and nothing else', () => {
  const { videoPosition, videoSettings, lastVideo, learner } = deviceKeys
  const storage: Record<string, unknown> = { [learner]: '{}', other: '1', [lastVideo]: 'b' }
  for (const name of [videoPosition, videoSettings])
    for (const video of ['a', 'b']) storage[name + video] = '1'
  vi.stubGlobal('localStorage', {
    ...storage,
    removeItem(name: string) {
      delete (this as Record<string, unknown>)[name]
    },
  })
  forgetVideos()
  expect(Object.keys(localStorage).toSorted()).toEqual([learner, 'other', 'removeItem'].toSorted())
})
