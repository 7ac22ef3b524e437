import { describe, expect, it } from 'vitest'
import type { SentencePiece } from '../../content.ts'
import { aWord, smallCourse } from '../testing.ts'
import { clausesOf } from './phrases.ts'

const words = [
  ...smallCourse.words.values(),
  aWord('cheriya', 'ചെറിയ', 'small', { pos: 'adjective' }),
  aWord('randu', 'രണ്ട്', 'two', { pos: 'numeral' }),
  aWord('ithu', 'ഇത്', 'this', { pos: 'pronoun' }),
]
const content = { ...smallCourse, words: new Map(words.map((word) => [word.id, word])) }
const piece = (text: string, entry: string, ...endings: string[]): SentencePiece => ({
  ...{ text, entry, endings },
  items: [`word:${entry}`],
})
const clauses = (...pieces: SentencePiece[]) =>
  clausesOf(`${pieces.map(({ text }) => text).join(' ')}.`, pieces, content)
const phrases = (...pieces: SentencePiece[]) =>
  clauses(...pieces).map((clause) => clause.phrases.map((phrase) => phrase.words))

const rain = piece('മഴ', 'mazha')
const came = piece('വന്നു', 'varuka', 'past')

describe('words that stay together', () => {
  it.each([
    ['an adjective', piece('ചെറിയ', 'cheriya')],
    ['a number', piece('രണ്ട്', 'randu')],
    ['a word for whose it is', piece('അമ്മയുടെ', 'amma', 'genitive')],
  ])('%s stays with what it tells of', (_, modifier) => {
    expect(phrases(modifier, piece('കസേര', 'kasera'), came)).toEqual([[[0, 1], [2]]])
  })

  it('who comes and when are moved by themselves', () => {
    expect(phrases(piece('അമ്മ', 'amma'), piece('ഇന്നലെ', 'innale'), came)).toEqual([[[0], [1], [2]]])
  })
})

describe('what names something', () => {
  const marksOf = (...pieces: SentencePiece[]) =>
    clauses(...pieces).flatMap((clause) => clause.phrases.map(({ mark }) => mark))

  it('may be said before or after what is named', () => {
    expect(marksOf(piece('അമ്മ', 'amma'), piece('മഴയാണ്', 'mazha', 'is')).at(-1)).toBe('naming')
  })

  it('may be asked before or after it too', () => {
    const asked = piece('അമ്മയാണോ', 'amma', 'is', 'question')
    expect(marksOf(piece('ഇത്', 'ithu'), asked).at(-1)).toBe('naming')
  })

  it('stays last where something else is said, too', () => {
    expect(
      marksOf(piece('അമ്മ', 'amma'), piece('വീട്ടിൽ', 'veedu', 'locative'), piece('മഴയാണ്', 'mazha', 'is')).at(
        -1,
      ),
    ).toBeUndefined()
    expect(marksOf(rain, came).at(-1)).toBeUndefined()
  })
})

describe('two verbs in a row', () => {
  const eats = (text: string, ending: string) => piece(text, 'kazhikkuka', ending)
  const plays = (text: string, ending: string) => piece(text, 'kalikkuka', ending)
  const parallel = (...[eat, play]: [SentencePiece, SentencePiece]) =>
    clausesOf(`ഞാൻ ${eat.text}, ${play.text}.`, [piece('ഞാൻ', 'njaan'), eat, play], content).map(
      (clause) => clause.parallel ?? false,
    )

  it.each([
    ['in any order where both tell what one does', eats('കഴിക്കും', 'future'), plays('കളിക്കും', 'future'), true],
    ['in their order where both happened', eats('കഴിച്ചു', 'past'), plays('കളിച്ചു', 'past'), false],
    ['in their order where one is now', eats('കഴിക്കുന്നു', 'present'), plays('കളിക്കും', 'future'), false],
  ])('are said %s', (_, eat, play, isParallel) => {
    expect(parallel(eat, play)).toEqual([false, isParallel])
  })
})
