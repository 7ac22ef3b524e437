import type { TargetLanguage } from './learnt.ts'

export { defaultTargetLanguage, readTargetLanguage, type TargetLanguage, targetLanguages } from './learnt.ts'

/**
 * The languages of the interface, one line each. All code that needs the languages reads this list
 * (docs/add-a-language.md). Which language is learnt is another choice (`learnt.ts`).
 */
const list = [
  { code: 'en', name: 'English', locale: 'en-GB', direction: 'ltr', prefix: '', spoken: 'english' },
  { code: 'ml', name: 'മലയാളം', locale: 'ml-IN', direction: 'ltr', prefix: '/ml', spoken: 'malayalam' },
] as const satisfies readonly InterfaceLanguage<string>[]

type InterfaceLanguage<Code extends string> = {
  /** The language's BCP 47 code. Its folders of messages have this name. */
  code: Code
  /** Its name in the language itself. */
  name: string
  /** With the region: for dates, and for shared pages. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** The beginning of its pages' addresses. */
  prefix: string
  /** Which of the languages learnt here its readers speak, if one. */
  spoken?: TargetLanguage
}

export type Language = (typeof list)[number]['code']

export const languages: readonly InterfaceLanguage<Language>[] = list
export const languageCodes: readonly Language[] = languages.map(({ code }) => code)

/** The language that the messages are written in. If another language has no text, this one is shown. */
export const sourceLanguage = 'en' as const satisfies Language

export const isLanguage = (code: unknown): code is Language => languageCodes.some((known) => known === code)

const byCode = new Map(languages.map((language) => [language.code, language]))

/** The entry of a language in the list. */
export const languageOf = (code: Language): InterfaceLanguage<Language> => byCode.get(code) ?? list[0]

/** A text of the content in a language, or in English if the content does not have that language. */
export function textIn<Text>(
  texts: Readonly<{ en: Text } & Partial<Record<Language, Text | null>>>,
  language: Language,
): Text {
  return texts[language] ?? texts[sourceLanguage]
}
