/**
 * The languages of the interface: one line each. Everything that goes through the languages reads this list (docs/add-a-language.md).
 * What is taught is Malayalam in all of them.
 */
const list = [
  { code: 'en', name: 'English', locale: 'en-GB', direction: 'ltr', prefix: '' },
  { code: 'ml', name: 'മലയാളം', locale: 'ml-IN', direction: 'ltr', prefix: '/ml' },
] as const satisfies readonly InterfaceLanguage<string>[]

type InterfaceLanguage<Code extends string> = {
  /** The language's BCP 47 code: the name of its folders of messages. */
  code: Code
  /** What its readers call it. */
  name: string
  /** With the region: how dates are written, and what pages name where they are shared. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** What the addresses of its pages begin with. */
  prefix: string
}

export type Language = (typeof list)[number]['code']

export const languages: readonly InterfaceLanguage<Language>[] = list
export const languageCodes: readonly Language[] = languages.map(({ code }) => code)

/** The language that the messages are written in. What a language has no text for is shown in this one. */
export const sourceLanguage = 'en' as const satisfies Language

export const isLanguage = (code: unknown): code is Language => languageCodes.some((known) => known === code)

const byCode = new Map(languages.map((language) => [language.code, language]))

/** What the list says of a language. */
export const languageOf = (code: Language): InterfaceLanguage<Language> => byCode.get(code) ?? list[0]

/** What content says in the languages it is written in: in this one, or in English. */
export function textIn<Text>(
  texts: Readonly<{ en: Text } & Partial<Record<Language, Text | null>>>,
  language: Language,
): Text {
  return texts[language] ?? texts[sourceLanguage]
}
