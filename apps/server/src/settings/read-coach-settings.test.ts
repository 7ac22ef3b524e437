import { describe, expect, it } from 'vitest'
import { readCoachSettings } from './read-coach-settings.ts'

const read = (settings: Record<string, string>) => readCoachSettings((name) => settings[name])

describe('readCoachSettings', () => {
  it('needs no settings', () => expect(read({})).toEqual({ dailyCredits: 50 }))

  it('accepts a service with its key, its model and its credits', () =>
    expect(
      read({ COACH_URL: 'https://ai.example/v1', COACH_API_KEY: 'k', COACH_MODEL: 'm', COACH_CREDITS: '5' }),
    ).toEqual({ service: { url: 'https://ai.example/v1', apiKey: 'k', model: 'm' }, dailyCredits: 5 }))

  it.each([
    { settings: { COACH_URL: 'ai.example' }, says: /^COACH_URL must be an address .*\.$/ },
    { settings: { COACH_URL: 'https://me:secret@ai.example' }, says: /^COACH_URL must be an address .*\.$/ },
    { settings: { COACH_URL: 'ftp://ai.example' }, says: /^COACH_URL must be .*\.$/ },
    { settings: { COACH_URL: 'https://ai.example?key=secret' }, says: /^COACH_URL must be .*\.$/ },
    { settings: { COACH_MODEL: 'm' }, says: /^COACH_MODEL is for a service: COACH_URL .*\.$/ },
    { settings: { COACH_API_KEY: 'secret' }, says: /^COACH_API_KEY is for a service: COACH_URL .*\.$/ },
    { settings: { COACH_CREDITS: '5' }, says: /^COACH_CREDITS is for a service: COACH_URL .*\.$/ },
    {
      settings: { COACH_URL: 'https://ai.example', COACH_CREDITS: 'many' },
      says: /^COACH_CREDITS must be a number .*\.$/,
    },
    {
      settings: { COACH_URL: 'https://ai.example', COACH_API_KEY: 'sec ret' },
      says: /^COACH_API_KEY must be .*\.$/,
    },
  ])('refuses $settings in a sentence that repeats no secret', ({ settings, says }) => {
    expect(() => read(settings)).toThrow(says)
    expect(() => read(settings)).not.toThrow(/secret@|=secret|sec ret/)
  })
})
