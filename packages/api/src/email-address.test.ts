import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { EmailAddress } from './email-address.ts'

const long = (length: number) => 'a'.repeat(length)
const read = (text: unknown) => v.safeParse(EmailAddress, text)

describe('EmailAddress', () => {
  it.each([
    ['asha@example.org', 'asha@example.org'],
    ['  asha@example.org\n', 'asha@example.org'],
    ['Asha.Menon@Example.ORG', 'Asha.Menon@example.org'],
    ['asha+list@mail.example.co.in', 'asha+list@mail.example.co.in'],
    ["o'brien_x-1@example.org", "o'brien_x-1@example.org"],
    ['1@2.example', '1@2.example'],
    ['asha@xn--bcher-kva.example', 'asha@xn--bcher-kva.example'],
    [`${long(64)}@example.org`, `${long(64)}@example.org`],
    [
      `a@${long(63)}.${long(63)}.${long(63)}.${long(60)}`,
      `a@${long(63)}.${long(63)}.${long(63)}.${long(60)}`,
    ],
  ])('takes %j', (text, email) => {
    expect(read(text)).toMatchObject({ success: true, output: email })
  })

  it.each<[unknown, string]>([
    ['', 'email-missing'],
    ['   ', 'email-missing'],
    [undefined, 'email-missing'],
    [['a@example.org'], 'email-missing'],
    [`${long(250)}@example.org`, 'email-long'],
    [long(1_000_000), 'email-long'],
    ...['asha@BÜCHER.example', 'asha@bu\u0308cher.example', 'ആശ@ഉദാഹരണം.ഭാരതം', 'аsha@example.org'].map(
      (text): [string, string] => [text, 'email-letters'],
    ),
    ...[
      'asha',
      'a!b@example.org',
      "asha'@example.org",
      'asha@example.xn--p1ai',
      'asha@',
      '@example.org',
      'asha@example',
      'asha@@example.org',
      'asha@menon@example.org',
      'asha menon@example.org',
      'asha@exam ple.org',
      'asha@example.org, ravi@example.org',
      'Asha <asha@example.org>',
      '"asha"@example.org',
      'asha@example.org\nbcc: ravi@example.org',
      'asha@example.org\u0000',
      'asha\u202e@example.org',
      'asha\ud800@example.org',
      '.asha@example.org',
      'asha.@example.org',
      'asha..menon@example.org',
      'asha@.example.org',
      'asha@example..org',
      'asha@example.org.',
      'asha@-example.org',
      'asha@example-.org',
      'asha@example.1',
      'asha@127.0.0.1',
      'asha@[127.0.0.1]',
      'asha@exa_mple.org',
      `${long(65)}@example.org`,
      `asha@${long(64)}.org`,
      `asha@${'a-'.repeat(120)}`,
    ].map((text): [string, string] => [text, 'email-invalid']),
  ])('refuses %j in a sentence', (text, sentence) => {
    expect(read(text).issues?.[0].message).toBe(sentence)
  })
})
