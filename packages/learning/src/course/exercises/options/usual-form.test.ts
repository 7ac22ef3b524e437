import { make } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import type { CourseWord } from '../../content.ts'
import { courseEndings } from '../../endings.ts'
import { aWord, smallCourse } from '../testing.ts'
import { isUsual } from './usual-form.ts'

const content = {
  ...smallCourse,
  sentences: new Map(
    [
      ['evide', 'എവിടെനിന്ന്', 'ablative'],
      ['parayuka', 'പറയൂ', 'polite'],
      ['veezhuka', 'വീഴരുത്', 'mustNot'],
    ].map(([entry = '', text = '', ending = '']) => [
      entry,
      { id: entry, text, english: '', pieces: [{ text, entry, endings: [ending], items: [] }] },
    ]),
  ),
}

const adverb = { pos: 'adverb', topic: 'time' } as const
const verb = { pos: 'verb', topic: 'verbs' } as const
const words: Record<string, CourseWord> = {
  school: aWord('skool', 'സ്കൂൾ', 'school', { topic: 'school' }),
  child: aWord('kutti', 'കുട്ടി', 'child', { topic: 'people' }),
  cat: aWord('poocha', 'പൂച്ച', 'cat', { topic: 'animals' }),
  rain: aWord('mazha', 'മഴ', 'rain', { topic: 'weather' }),
  chair: aWord('kasera', 'കസേര', 'chair'),
  Kochi: aWord('kochi', 'കൊച്ചി', 'Kochi', { pos: 'name', kind: 'place', topic: 'places' }),
  Meera: aWord('meera', 'മീര', 'Meera', { pos: 'name', kind: 'person', topic: 'people' }),
  I: aWord('njaan', 'ഞാൻ', 'I', { pos: 'pronoun', topic: 'grammar' }),
  when: aWord('eppol', 'എപ്പോൾ', 'when', adverb),
  where: aWord('evide', 'എവിടെ', 'where', { ...adverb, topic: 'directions' }),
  how: aWord('ethra', 'എത്ര', 'how much', { pos: 'adjective', topic: 'numbers' }),
  only: aWord('maathram', 'മാത്രം', 'only', { pos: 'particle', topic: 'numbers' }),
  say: aWord('parayuka', 'പറയുക', 'to say', { ...verb, past: 'പറഞ്ഞു' }),
  fall: aWord('veezhuka', 'വീഴുക', 'to fall', { ...verb, past: 'വീണു' }),
  bloom: aWord('viriyuka', 'വിരിയുക', 'to bloom', { ...verb, past: 'വിരിഞ്ഞു' }),
}

/** The endings with which forms of a word are made, and would be a wrong tile, if they were usual. */
const usualOf = (name: string) => {
  const word = words[name]
  if (!word) throw new Error(`There is no word for ${name}.`)
  return courseEndings
    .filter((ending) => make(word, ending.form).length > 0 && isUsual(ending, word, content))
    .map(({ id }) => id)
}

describe('a usual form', () => {
  it.each([
    ['school', ['locative', 'ablative', 'dative', 'is'], ['accusative', 'vocative', 'together']],
    ['child', ['accusative', 'sociative', 'vocative', 'being'], ['perlative', 'locative', 'until', 'using']],
    ['cat', ['accusative', 'genitive'], ['vocative', 'locative']],
    ['rain', ['genitive', 'exists'], ['accusative', 'plural', 'since']],
    ['chair', ['locative', 'plural'], ['perlative', 'accusative', 'since']],
    ['Kochi', ['locative', 'allative', 'isNot'], ['accusative', 'plural', 'together', 'using']],
    ['Meera', ['accusative', 'dative', 'vocative'], ['locative', 'perlative', 'plural']],
    ['I', ['accusative', 'dative', 'about'], ['since', 'using', 'perlative', 'plural']],
    ['say', ['past', 'polite', 'goAhead', 'letMe'], ['mustNot']],
    ['fall', ['past', 'mustNot', 'pleaseDont'], ['polite', 'goAhead', 'letMe']],
    ['bloom', ['past', 'may'], ['polite', 'pleaseDont', 'mustNot']],
  ])('of %s is one that people say', (name, has, hasNot) => {
    const usual = usualOf(name)
    expect(has.filter((id) => !usual.includes(id))).toEqual([])
    expect(hasNot.filter((id) => usual.includes(id))).toEqual([])
  })

  it.each([
    ['when', []],
    ['how', []],
    ['only', []],
    ['where', ['ablative']],
  ])('of a word like %s is only what a sentence has', (name, endings) => {
    expect(usualOf(name)).toEqual(endings)
  })
})
