import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const voice = { VOICE_NAME: 'ml_IN-asha', VOICE_MODEL: 'piper', VOICE_LICENCE: 'CC BY 4.0' }
const read = (given: Readonly<Record<string, string>>) => readSettings(given, '/app').voice

describe('an operator’s voice', () => {
  it('is undefined without settings', () => {
    expect(read({})).toBeUndefined()
  })

  it('is played without its service', () => {
    expect(read(voice)).toEqual({
      name: 'ml_IN-asha',
      model: 'piper',
      licence: 'CC BY 4.0',
      speaksTexts: false,
    })
  })

  it('has a service, which gets what learners write only if a setting says so', () => {
    const service = { VOICE_URL: 'http://127.0.0.1:8000/v1/', VOICE_API_KEY: 'a-key' }
    const expected = { service: { url: 'http://127.0.0.1:8000/v1', apiKey: 'a-key' } }
    expect(read({ ...voice, ...service })).toMatchObject({ ...expected, speaksTexts: false })
    expect(read({ ...voice, ...service, VOICE_TEXTS: 'on' })).toMatchObject({
      ...expected,
      speaksTexts: true,
    })
  })

  it.each([
    {
      given: { VOICE_URL: 'http://127.0.0.1:8000/v1' },
      sentence: /^VOICE_URL is for a voice of your own, which needs VOICE_NAME too: /,
    },
    { given: { VOICE_NAME: 'asha' }, sentence: /which needs VOICE_MODEL too/ },
    { given: { ...voice, VOICE_LICENCE: ' ' }, sentence: /which needs VOICE_LICENCE too/ },
    { given: { ...voice, VOICE_NAME: '../asha' }, sentence: /^VOICE_NAME must be up to 64 plain letters/ },
    { given: { ...voice, VOICE_NAME: 'ആശ' }, sentence: /^VOICE_NAME must be/ },
    { given: { ...voice, VOICE_LICENCE: 'a\nb' }, sentence: /^VOICE_LICENCE must be one line/ },
    { given: { ...voice, VOICE_URL: 'voice.example.org' }, sentence: /^VOICE_URL must be an address/ },
    {
      given: { ...voice, VOICE_URL: 'https://me:secret@voice.example.org' },
      sentence: /^VOICE_URL must be an address (?!.*secret)/,
    },
    { given: { ...voice, VOICE_API_KEY: 'a-key' }, sentence: /^VOICE_API_KEY is for a service/ },
    {
      given: { ...voice, VOICE_URL: 'http://a', VOICE_API_KEY: 'a key' },
      sentence: /^VOICE_API_KEY must be in plain letters/,
    },
    { given: { ...voice, VOICE_TEXTS: 'on' }, sentence: /^VOICE_TEXTS=on sends texts to a service/ },
    {
      given: { ...voice, VOICE_URL: 'http://a', VOICE_TEXTS: 'yes' },
      sentence: /^VOICE_TEXTS must be on or off, not "yes"\.$/,
    },
  ])('is refused in a sentence: $given', ({ given, sentence }) => {
    expect(() => read(given)).toThrow(sentence)
  })
})
