import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { signedValue } from './signed-value.ts'

const secret = 'a secret for tests, of 32 characters'
const signature = (value: string) => createHmac('sha256', secret).update(value).digest('base64')

it.each(['token', 'to.ken', 'ടോക്കൺ'])('reads %s, which was signed', (value) => {
  expect(signedValue(`${value}.${signature(value)}`, secret)).toBe(value)
})

it.each([
  ['nothing', ''],
  ['a value without a signature', 'token'],
  ['an empty signature', 'token.'],
  ['a signature of nothing', `.${signature('')}`],
  ['another value’s signature', `token.${signature('other')}`],
  ['a signature that is cut off', `token.${signature('token').slice(0, -1)}`],
  ['a signature with something behind it', `token.${signature('token')}=`],
  ['a signature in other letters', `token.${signature('token').toLowerCase()}`],
  ['a signature of letters of several bytes', `token.${'é'.repeat(44)}`],
])('refuses %s', (_what, cookie) => {
  expect(signedValue(cookie, secret)).toBeUndefined()
})

it('refuses a value signed with another secret', () => {
  expect(signedValue(`token.${signature('token')}`, `${secret}!`)).toBeUndefined()
})
