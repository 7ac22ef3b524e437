import * as api from '@app/api'
import { languageCodes, sourceLanguage } from '@app/learning/languages'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { authEndpoints } from '../account/auth/auth-endpoints.ts'
import { mails as english } from './locales/en/mails.ts'
import { messages } from './locales/en/messages.ts'
import { isMessageId, mailsIn, said, say, waitOf } from './messages.ts'

const ids = Object.keys(messages) as (keyof typeof messages)[]
const further = languageCodes.filter((code) => code !== sourceLanguage)
const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(further)('the messages in %s', (language) => {
  it.each(ids)('have a text for "%s", with the same names in it', async (id) => {
    const { messages: own } = (await import(
      `./locales/${language}/messages.ts`
    )) as typeof import('./locales/en/messages.ts')
    expect(own[id]).toMatch(/\S/)
    expect(own[id]).not.toBe(messages[id])
    expect(namesIn(own[id])).toEqual(namesIn(messages[id]))
  })

  it.each(Object.keys(english) as (keyof typeof english)[])(
    'have the mail "%s", with the same names and parts',
    (kind) => {
      const { subject, lines, button, closing } = mailsIn(language)[kind]
      const wanted = english[kind]
      for (const text of [subject, ...lines, closing]) expect(text).toMatch(/\S/)
      expect(button === undefined).toBe(wanted.button === undefined)
      expect(subject).not.toBe(wanted.subject)
      expect(namesIn(lines.join())).toEqual(namesIn(wanted.lines.join()))
    },
  )
})

describe('say', () => {
  it.each([
    { message: 'sign-in-first', en: 'Please sign in first.', ml: 'ആദ്യം ലോഗിൻ ചെയ്യൂ.' },
    {
      message: said('too-many-attempts', { wait: waitOf(1) }),
      en: 'Too many attempts. Please try again in 1 second.',
      ml: 'ശ്രമങ്ങൾ കൂടിപ്പോയി. 1 സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
    },
    {
      message: said('too-many-attempts', { wait: waitOf(86_400) }),
      en: 'Too many attempts. Please try again in 1440 minutes.',
      ml: 'ശ്രമങ്ങൾ കൂടിപ്പോയി. 1440 മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
    },
    {
      message: said('username-taken', { username: 'അനു$1{username}' }),
      en: 'The username അനു$1{username} is taken.',
      ml: '“അനു$1{username}” എന്ന യൂസർനെയിം മറ്റൊരാൾ എടുത്തുകഴിഞ്ഞു.',
    },
  ] as const)('says "$en"', ({ message, en, ml }) => {
    expect(say(message)).toBe(en)
    expect(say(message, 'en')).toBe(en)
    expect(say(message, 'ml')).toBe(ml)
  })
})

it.each([60, 61, 119, 600])('rounds %i seconds up to whole minutes above one', (seconds) => {
  const minutes = Math.ceil(seconds / 60)
  expect(say(said('too-many-attempts', { wait: waitOf(seconds) }))).toBe(
    `Too many attempts. Please try again in ${seconds > 60 ? `${minutes} minutes` : `${seconds} seconds`}.`,
  )
})

/** The messages of our own in a schema and in its parts. */
function wordsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { message } = schema as Partial<v.BaseIssue<unknown>>
  return [
    ...(typeof message === 'string' ? [message] : []),
    ...Object.values(schema).flatMap((part) => wordsOf(part, seen)),
  ]
}

const schemas = [
  ...Object.entries(api).flatMap(([name, area]) =>
    name.endsWith('Api') ? Object.values(area as object) : [],
  ),
  ...Object.values(authEndpoints),
].flatMap((endpoint) => [endpoint.body, endpoint.query])
const words = [...new Set(schemas.flatMap((schema) => wordsOf(schema)))]

it('has a text for every message of the contract’s schemas', () => {
  expect(words).toContain('email-missing')
  expect(words).toContain('password-missing')
  expect(words.filter((word) => !isMessageId(word))).toEqual([])
})
