import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const long = 'x'.repeat(32)

describe('the settings of accounts', () => {
  it('accepts a secret of 32 characters, and refuses a shorter one without repeating it', () => {
    expect(readSettings({ AUTH_SECRET: long }, '/app').authSecret).toBe(long)
    const reading = () => readSettings({ AUTH_SECRET: 'x'.repeat(31) }, '/app')
    expect(reading).toThrow('AUTH_SECRET must have at least 32 characters, not 31.')
    expect(reading).not.toThrow(/xxx/)
  })

  it('accepts the e-mails of operators in capitals or small letters', () => {
    expect(readSettings({ OPERATORS: ' Anna@Example.org, b@example.org,' }, '/app').operators).toEqual([
      'anna@example.org',
      'b@example.org',
    ])
    expect(() => readSettings({ OPERATORS: 'anna' }, '/app')).toThrow(/^OPERATORS must be e-mail addresses/)
  })

  it('offers the providers with both keys, and refuses half a pair', () => {
    const environment = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(readSettings(environment, '/app').social).toEqual({
      google: { clientId: 'id', clientSecret: 'secret' },
    })
    expect(() => readSettings({ GITHUB_CLIENT_ID: 'id' }, '/app')).toThrow(
      'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET go together: one of them is not set.',
    )
  })
})
