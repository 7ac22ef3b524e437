import { describe, expect, it } from 'vitest'
import { attestedForms } from './attested-forms.ts'
import type { SentencePiece } from './content.ts'
import { aWord, smallCourse } from './exercises/testing.ts'

const piece = (text: string, entry: string, ...endings: string[]): SentencePiece => ({
  ...{ text, entry, endings, gloss: `${text} here` },
  items: [`word:${entry}`],
})
const words = [...smallCourse.words.values(), aWord('nalla', 'നല്ല', 'good', { pos: 'adjective' })]
const formsIn = (...pieces: SentencePiece[]) =>
  attestedForms({
    ...smallCourse,
    words: new Map(words.map((word) => [word.id, word])),
    sentences: new Map(
      pieces.map((one, at) => [`${at}`, { id: `${at}`, text: '', english: '', pieces: [one] }]),
    ),
    lines: new Map(),
    questions: new Map(),
  })

describe('a form that people use', () => {
  it.each([
    ['of a noun', piece('വീട്ടിൽ', 'veedu', 'locative')],
    ['of a pronoun', piece('എന്റെ', 'njaan', 'genitive')],
    ['of an adverb', piece('ഇന്നാണ്', 'innu', 'is')],
    ['of a verb', piece('വന്നു', 'varuka', 'past')],
  ])('is one %s', (_, one) => {
    expect(formsIn(one).map(({ text, glosses }) => [text, glosses])).toEqual([[one.text, [one.gloss]]])
  })

  it.each([
    ['that is no ending of its kind of word', piece('നല്ലതാണ്', 'nalla', 'is')],
    ['that no rule makes, as speech has it', piece('വീട്ടില്ല്', 'veedu', 'locative')],
    ['without an ending', piece('വീട്', 'veedu')],
    [
      'of two words',
      { ...piece('വീട്ടിൽ', 'veedu', 'locative'), items: ['word:veedu', 'word:amma'] as const },
    ],
  ])('is none %s', (_, one) => {
    expect(formsIn({ ...one, items: [...one.items] })).toEqual([])
  })

  it('comes the earlier, the oftener it is said', () => {
    const [home, came] = [piece('വീട്ടിൽ', 'veedu', 'locative'), piece('വന്നു', 'varuka', 'past')]
    expect(formsIn(home, came, came).map(({ text, times }) => [text, times])).toEqual([
      ['വന്നു', 2],
      ['വീട്ടിൽ', 1],
    ])
  })
})
