import { describe, expect, it } from 'vitest'
import { isLanguage, languageOf, languages, sourceLanguage, textIn } from './index.ts'

describe('the list of languages', () => {
  it('begins with the language the messages are written in, which alone has addresses without a prefix', () => {
    expect(languages[0]?.code).toBe(sourceLanguage)
    expect(languages.filter(({ prefix }) => prefix === '')).toEqual([languageOf(sourceLanguage)])
  })

  it.each(languages)('has for $code an address, a locale and a name of its own', (language) => {
    const { code, prefix, locale, name } = language
    if (code !== sourceLanguage) expect(prefix).toBe(`/${code}`)
    expect(new Intl.Locale(locale).language).toBe(code)
    for (const key of ['prefix', 'name'] as const)
      expect(languages.filter((other) => other[key] === language[key])).toEqual([language])
    expect(name).not.toBe('')
  })

  it.each(['', 'EN', 'fr', '__proto__', undefined, null, 1])('has no language %s', (code) =>
    expect(isLanguage(code)).toBe(false),
  )
})

describe('textIn', () => {
  it.each([
    { texts: { en: 'Rain', ml: 'മഴ' }, shown: 'മഴ' },
    { texts: { en: 'Rain', ml: null }, shown: 'Rain' },
    { texts: { en: 'Rain' }, shown: 'Rain' },
  ])('of $texts is $shown in Malayalam', ({ texts, shown }) => expect(textIn(texts, 'ml')).toBe(shown))
})
