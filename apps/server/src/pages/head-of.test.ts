import { expect, it } from 'vitest'
import { headOf } from './head-of.ts'

it('reads the canonical address and the alternates, in any spelling of the attributes', () => {
  const html = `<html><head><meta name="description" content="noindex is a word"/><link rel="icon" href="/icon.svg"/>
    <link rel="canonical" href="https://example.org/a?b&amp;c"/>
    <link rel="alternate" hrefLang="en" href="https://example.org/a"/>
    <LINK href="https://example.org/ml/a" hreflang="ml" rel="alternate">
    <link rel="alternate" type="application/rss+xml" href="/feed"/></head>`
  expect(headOf(html)).toEqual({
    indexed: true,
    canonical: 'https://example.org/a?b&amp;c',
    alternates: [
      { language: 'en', address: 'https://example.org/a' },
      { language: 'ml', address: 'https://example.org/ml/a' },
    ],
  })
})

it.each(['noindex', 'noindex, nofollow'])('treats a page that says %s as not indexed', (content) => {
  expect(headOf(`<meta name="robots" content="${content}"/>`)).toEqual({
    indexed: false,
    canonical: undefined,
    alternates: [],
  })
})
