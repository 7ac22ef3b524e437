import { expect, it } from 'vitest'
import { withTranslations } from './with-translations.ts'

const lines = [{ text: 'മഴ' }, { text: 'ചായ', translation: 'Tea' }, { text: 'വീട്', translation: '' }]

it('gives lines their translations, and leaves those that have one', () => {
  const made = new Map([
    [0, { translation: 'Rain', translatedBy: 'a-model' }],
    [1, { translation: 'Coffee', translatedBy: 'a-model' }],
    [2, { translation: 'House' }],
    [7, { translation: 'Nothing' }],
  ])
  expect(withTranslations(lines, made)).toEqual([
    { text: 'മഴ', translation: 'Rain', translatedBy: 'a-model' },
    { text: 'ചായ', translation: 'Tea' },
    { text: 'വീട്', translation: 'House' },
  ])
})

it('is the same text where nothing was translated', () =>
  expect(withTranslations(lines, new Map())).toBe(lines))
