import { describe, expect, it } from 'vitest'
import { ownVideoId, parseVideoId } from './video-id.ts'

const key = '0b8e4c1a-6f0d-4c59-9d3e-2f6a1b7c8d90'

describe('parseVideoId', () => {
  it.each(['travel', 'music', 'food', 'festival', 'history'])('takes %s for one of our films', (id) => {
    expect(parseVideoId(id)).toEqual({ source: 'film', id })
  })

  it('knows a text that a learner brought, and its key', () => {
    const id = `own-${key}`
    expect(parseVideoId(id)).toEqual({ source: 'own', id, key })
    expect(ownVideoId(key)).toBe(id)
  })

  it.each(['dQw4w9WgXcQ', 'abcdefghijk', '___________', 'own-nothing', `own-${key}x`, 'OWN', 'fo', ''])(
    'takes %j for an id of a provider',
    (id) => {
      expect(parseVideoId(id)).toEqual({ source: 'provider', id })
    },
  )
})
