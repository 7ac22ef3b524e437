import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  { headers: {}, language: 'en' },
  { headers: { 'accept-language': 'ml-IN,ml;q=0.9,en;q=0.8' }, language: 'ml' },
  { headers: { 'accept-language': 'de,en;q=0.8,ml;q=0.5' }, language: 'en' },
  { headers: { 'accept-language': 'de' }, language: 'en' },
  { headers: { 'accept-language': 'en', 'x-language': 'ml' }, language: 'ml' },
  { headers: { 'accept-language': 'ml', 'x-language': 'en' }, language: 'en' },
  { headers: { 'accept-language': 'ml', 'x-language': 'fr' }, language: 'ml' },
])('reads $headers as $language', ({ headers, language }) => {
  expect(languageOf(new Headers(headers))).toBe(language)
})
