import { expect, it } from 'vitest'
import { bringText } from '../bring-text.ts'
import { pageOfBrought } from './page-of.ts'

const list = bringText('മഴ,rain\nവീട്,house\n')
const captions = bringText('1\n00:00:01,000 --> 00:00:02,000\nമഴ\n')
const text = bringText('മഴ പെയ്യുന്നു. ഞാൻ വീട്ടിലാണ്.')
const english = bringText('It is raining.')
const broken = bringText('{"a":1}')

it.each([
  ['a list brought as a text', list, '/bring', true, '/lm'],
  ['a list that was shared', list, undefined, false, '/lm'],
  ['captions among the words, of a learner', captions, '/lm', true, '/bring'],
  ['captions among the words, of a visitor', captions, '/lm', false, '/read'],
  ['captions to be read', captions, '/read', true, '/read'],
  ['a text among the words', text, '/lm', true, '/read'],
  ['a text of a learner', text, '/bring', true, '/bring'],
  ['a text of a visitor', text, '/bring', false, '/read'],
  ['a text that has no Malayalam, among the words', english, '/lm', false, '/lm'],
  ['what cannot be read', broken, '/lm', false, '/lm'],
  ['what cannot be read, and was dropped anywhere', broken, undefined, true, '/read'],
] as const)('%s', (_, brought, at, isSignedIn, page) =>
  expect(pageOfBrought(brought, { at, isSignedIn })).toBe(page),
)

it('a book goes to the shelf of the device', () => {
  const chapter = { title: 'ഒന്ന്', lines: [], paragraphs: [] }
  const book = { ...text, text: { title: 'കഥകൾ', chapters: [chapter, chapter] } }
  if (text.kind === 'text')
    expect(pageOfBrought({ ...text, ...book }, { at: '/bring', isSignedIn: true })).toBe('/read')
})
