import { expect, it } from 'vitest'
import { articlesOf, phrasesOf } from './page-content.ts'
import { sourceOf } from './testing/content.ts'

const clip = (id: string) => `/audio/${id}.mp3`

it('gives each phrase the address of its clip', () => {
  const source = sourceOf({
    'data/phrases.yaml': '- id: phrase-thanks\n  phrase: Thanks\n  mal: നന്ദി.\n  meaning: thanks\n',
  })
  expect(phrasesOf(source, clip)).toEqual([
    {
      id: 'phrase-thanks',
      phrase: 'Thanks',
      mal: 'നന്ദി.',
      meaning: 'thanks',
      audio: '/audio/phrase-thanks.mp3',
    },
  ])
})

it('gives each playable word of an article the address of its clip, also in lists', () => {
  const text =
    '---\ncategory: Article\ndate: 2026-11-20\ntitle: Why\nsummary: Reasons.\n---\n- [മഴ](say:word-mazha "rain")\n'
  const [article] = articlesOf(sourceOf({ 'data/blog/why.md': text }), clip)
  expect(article?.slug).toBe('why')
  expect(article?.body).toEqual([
    {
      type: 'list',
      ordered: false,
      items: [[{ type: 'say', text: 'മഴ', meaning: 'rain', audio: '/audio/word-mazha.mp3' }]],
    },
  ])
})

it('reports the missing clip, and its place', () => {
  const source = sourceOf({
    'data/phrases.yaml': '- id: phrase-thanks\n  phrase: Thanks\n  mal: നന്ദി.\n  meaning: thanks\n',
  })
  const said: string[] = []
  phrasesOf(source, (_, orElse) => {
    const { file, line } = orElse('missing')
    said.push(`${file}:${line}`)
    return ''
  })
  expect(said).toEqual(['content/data/phrases.yaml:1'])
})
