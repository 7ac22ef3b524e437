import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

describe('the settings of mail', () => {
  it.each(['smtp://mail.example:587', 'smtps://me:secret@mail.example'])(
    'accepts the mail server %s',
    (url) => {
      expect(readSettings({ SMTP_URL: url }, '/app').smtpUrl).toBe(url)
    },
  )

  it.each(['mail.example', 'http://me:secret@mail.example', 'smtp://', 'smtp://me:se%zzcret@mail.example'])(
    'refuses the mail server %s without repeating its password',
    (url) => {
      const reading = () => readSettings({ SMTP_URL: url }, '/app')
      expect(reading).toThrow(/^SMTP_URL must be an address like/)
      expect(reading).not.toThrow(/secret@mail\.example$/)
    },
  )

  it.each([
    { text: 'a@b.example', from: { name: '', address: 'a@b.example' } },
    { text: 'Malayalam <a@b.example>', from: { name: 'Malayalam', address: 'a@b.example' } },
    { text: '"Us, all" <a@b.example>', from: { name: 'Us, all', address: 'a@b.example' } },
  ])('accepts the sender $text', ({ text, from }) => {
    expect(readSettings({ MAIL_FROM: text }, '/app').mailFrom).toEqual(from)
  })

  it.each(['nobody', 'A <b>', 'a@b.example, c@d.example'])('refuses the sender %s', (text) => {
    expect(() => readSettings({ MAIL_FROM: text }, '/app')).toThrow(/^MAIL_FROM must be like/)
  })
})
