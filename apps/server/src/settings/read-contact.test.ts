import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const contactOf = (text: string) => readSettings({ CONTACT: text }, '/app').contact

describe('the contact', () => {
  it.each([
    ['hello@example.org', 'mailto:hello@example.org'],
    [' Hello+web@mail.example.org ', 'mailto:Hello+web@mail.example.org'],
    ['mailto:hello@example.org', 'mailto:hello@example.org'],
    ['https://example.org', 'https://example.org/'],
    ['https://example.org/contact?a=1&b=2#form', 'https://example.org/contact?a=1&b=2#form'],
  ])('of %j is %s', (text, address) => {
    expect(contactOf(text)).toBe(address)
  })

  it.each(['', '  '])('is none where %j is given', (text) => {
    expect(contactOf(text)).toBeUndefined()
  })

  it.each([
    'example.org',
    'http://example.org',
    'javascript:alert(1)',
    'https://me:secret@example.org',
    'https://a"b.example/',
    'hello@localhost',
    'hello@exam ple.org',
    'hello@example.org?bcc=all@example.org',
    '"><script>@example.org',
    '/about',
  ])('is refused in one sentence where it is %j', (text) => {
    expect(() => contactOf(text)).toThrow(/^CONTACT must be a mail address .*\.$/)
  })
})
