import { wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { anEntry, aVerb } from '../testing.ts'
import { glossesOf } from './word-gloss.ts'

const lexicon = makeLexicon([
  anEntry('ശബ്ദം', ['voice', 'noise']),
  anEntry('മുട്ട', 'egg'),
  aVerb('ഉണ്ടാക്കുക', 'to make, prepare', 'ഉണ്ടാക്കി'),
  aVerb('ഇടുക', ['to put, drop in', 'to switch on'], 'ഇട്ടു'),
  aVerb('പറയുക', 'to say, tell', 'പറഞ്ഞു'),
  aVerb('തരുക', 'to give (to me, us or you)', 'തന്നു'),
  aVerb('വരുക', 'to come', 'വന്നു'),
  anEntry('ഫാൻ', 'fan'),
])

it.each([
  ['ശബ്ദമുണ്ടാക്കരുത്', 'make noise (must not)'],
  ['ശബ്ദം ഉണ്ടാക്കരുത്', 'noise · make, prepare (must not)'],
  ['മുട്ടയിട്ടോ', 'put egg (did?)'],
  ['ഫാൻ ഇടൂ', 'fan · switch on (please do)'],
  ['പറഞ്ഞുതരും', 'say, tell and give (to me, us or you) (will, does as a rule)'],
  ['വരാത്തതുകൊണ്ട്', 'come (because it does not)'],
  ['ശബ്ദം', 'voice'],
])('glosses %s as “%s”', (text, gloss) => {
  expect(glossesOf(text, undefined, (word) => wordReadings(word, lexicon)).join(' · ')).toBe(gloss)
})
