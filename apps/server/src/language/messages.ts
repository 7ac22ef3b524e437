import { type Language, languageCodes, languageOf, sourceLanguage } from '@app/learning/languages'
import type { Mails } from './letters/account-letter.ts'
import { mails as englishMails } from './locales/en/mails.ts'
import { messages as english } from './locales/en/messages.ts'

export type MessageId = keyof typeof english

/** The messages of a language: each id has its text. */
export type Messages = Readonly<Record<MessageId, string>>

/** A value in a message: text, a number, or a function that returns the text in a language. */
type Value = string | number | ((language: Language) => string)

/** The names in braces of a message. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
type Values<Id extends MessageId> = Readonly<Record<Names<(typeof english)[Id]>, Value>>

/** A message that needs no values. */
export type PlainId = {
  [Id in MessageId]: [Names<(typeof english)[Id]>] extends [never] ? Id : never
}[MessageId]

/** An id, with values if the message has names in braces. `said` makes a message with values. */
export type Message = PlainId | { id: MessageId; values: Readonly<Record<string, Value>> }

export const said = <Id extends MessageId>(id: Id, values: Values<Id>): Message => ({ id, values })

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(english, id)

/**
 * The texts of each language, from the folder of `locales` with its code. If a text is missing, the English
 * one is used.
 */
const texts = new Map(
  await Promise.all(
    languageCodes.map(async (code) => {
      const { messages } = (await import(`./locales/${code}/messages.ts`)) as { messages: Partial<Messages> }
      const { mails } = (await import(`./locales/${code}/mails.ts`)) as { mails: Partial<Mails> }
      return [code, { messages: { ...english, ...messages }, mails: { ...englishMails, ...mails } }] as const
    }),
  ),
)

const textsIn = (language: Language) => texts.get(language) ?? { messages: english, mails: englishMails }

/** The text of a message in a language. */
export function say(message: Message, language: Language = sourceLanguage): string {
  const { id, values } = typeof message === 'string' ? { id: message, values: {} } : message
  return fill(textsIn(language).messages[id], values, language)
}

/** The mails in a language, by kind. */
export const mailsIn = (language: Language): Mails => textsIn(language).mails

/** Replaces the names in braces by their values. */
export function fill(text: string, values: Readonly<Record<string, Value>>, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place
    return typeof value === 'function' ? value(language) : String(value)
  })
}

/** A time to wait, in words: 1 second, 10 minutes. */
export function waitOf(seconds: number): Value {
  const [count, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const style = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const
  return (language) => new Intl.NumberFormat(languageOf(language).locale, style).format(count)
}
