import { describe, expect, it } from 'vitest'
import { readCaptionsSettings } from './read-captions-settings.ts'

const read = (given: Record<string, string>) => readCaptionsSettings((name) => given[name])

describe('readCaptionsSettings', () => {
  it('fetches from the provider by default, and nothing when it is switched off', () => {
    expect(read({})).toMatchObject({ provider: 'youtube', address: 'https://www.youtube.com' })
    expect(read({ CAPTIONS: 'off', CAPTIONS_URL: 'nonsense' })).toEqual({ provider: 'off' })
  })

  it('tries clients in the given order', () => {
    expect(read({ CAPTIONS_CLIENTS: ' web, ios' })).toMatchObject({ clients: ['WEB', 'IOS'] })
  })

  it('asks another address instead of the provider', () => {
    expect(read({ CAPTIONS_URL: 'http://127.0.0.1:9/' })).toMatchObject({ address: 'http://127.0.0.1:9' })
  })

  it.each([
    [{ CAPTIONS: 'on' }, /^CAPTIONS must be/],
    [{ CAPTIONS_CLIENTS: 'IOS,NETSCAPE' }, /^CAPTIONS_CLIENTS must be.*NETSCAPE/],
    [{ CAPTIONS_CLIENTS: 'IOS,' }, /^CAPTIONS_CLIENTS must be/],
    [{ CAPTIONS_URL: 'proxy' }, /^CAPTIONS_URL must be/],
    [{ CAPTIONS_URL: 'https://proxy.example.org/path' }, /^CAPTIONS_URL must be/],
    [{ CAPTIONS_URL: 'ftp://proxy.example.org' }, /^CAPTIONS_URL must be/],
  ])('refuses %j', (given, sentence) => expect(() => read(given as Record<string, string>)).toThrow(sentence))
})
