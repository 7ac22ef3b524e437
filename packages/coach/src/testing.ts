import type { Sentence, SentenceTopic } from '@app/learning/coach'
import { type LexiconEntry, type WordReading, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import type { Knowledge } from './knowledge.ts'
import { languageOf } from './language/language.ts'
import type { Tables } from './language/tables.ts'
import type { CoachBank } from './making/generate-sentence.ts'
import type { PatternWords } from './making/made-sentence.ts'
import type { Pattern } from './making/pattern.ts'
import { readInPlace } from './reading/in-place.ts'

/** A sentence of the bank, of five words. */
export function aSentence(fields: Partial<Sentence> = {}): Sentence {
  return {
    id: 'rain-1',
    text: 'ഇന്ന് ഇവിടെ നല്ല മഴ പെയ്തു.',
    english: 'It rained hard here today.',
    gloss: ['today', 'here', 'good (strong)', 'rain', 'fell'],
    audio: '/audio/sentence-rain-1.mp3',
    ...fields,
  }
}

export function aSentenceTopic(fields: Partial<SentenceTopic> = {}): SentenceTopic {
  return { key: 'rain', title: { en: 'Rain', ml: 'മഴ' }, also: [], sentences: [aSentence()], ...fields }
}

/** A noun, or what else a test is about. */
export const anEntry = (
  word: string,
  means: string | readonly string[],
  more: Partial<LexiconEntry> = {},
): LexiconEntry => ({
  id: word,
  word,
  pos: 'noun',
  means: [means].flat(),
  use: 1,
  topic: 'food',
  audio: '/audio/x.mp3',
  ...more,
})

export const aVerb = (word: string, means: string | readonly string[], past: string) =>
  anEntry(word, means, { pos: 'verb', past })

/** What a word of a text is likeliest to be there, where these are all the words there are. */
export function likeliestIn(entries: readonly LexiconEntry[]) {
  const lexicon = makeLexicon(entries)
  return (text: string, word: string): WordReading | undefined => {
    const at = text.split(/[\s,.!?]+/u).indexOf(word)
    return readInPlace(text, (one) => wordReadings(one, lexicon))[at]?.[0]
  }
}

const entry = (id: string, word: string, means: string, more: Partial<LexiconEntry> = {}) =>
  anEntry(word, means, { id, audio: `/audio/word-${id}.mp3`, ...more })

const entries = [
  entry('chaaya', 'ചായ', 'tea'),
  entry('kaappi', 'കാപ്പി', 'coffee'),
  entry('kocchi', 'കൊച്ചി', 'Kochi, a city', { pos: 'name' }),
  entry('pokuka', 'പോകുക', 'to go', { pos: 'verb', past: 'പോയി' }),
  entry('mazha', 'മഴ', 'rain'),
]

/** What else a sentence that nobody has translated is made of here. */
const plainWords = [
  entry('avan', 'അവൻ', 'he', { pos: 'pronoun' }),
  entry('aval', 'അവൾ', 'she', { pos: 'pronoun' }),
  entry('njaan', 'ഞാൻ', 'I', { pos: 'pronoun' }),
  entry('nee', 'നീ', 'you', { pos: 'pronoun' }),
  entry('skool', 'സ്കൂൾ', 'school'),
  entry('bas', 'ബസ്', 'bus'),
  entry('stteshan', 'സ്റ്റേഷൻ', 'station'),
  entry('chaarj', 'ചാർജ്', 'battery charge'),
  entry('kari', 'കറി', 'curry'),
  entry('meenkari', 'മീൻകറി', 'fish curry'),
  entry('aiskreem', 'ഐസ്ക്രീം', 'ice cream'),
  entry('vaifai', 'വൈഫൈ', 'Wi-Fi'),
  entry('intarvyoo', 'ഇന്റർവ്യൂ', 'interview'),
  entry('nazhsu', 'നഴ്സ്', 'nurse'),
  entry('paazhsal', 'പാഴ്സൽ', 'parcel'),
  entry('sho', 'ഷോ', 'show'),
  entry('reyilve', 'റെയിൽവേ', 'railway'),
  entry('postofeesu', 'പോസ്റ്റോഫീസ്', 'post office'),
  entry('oranchu', 'ഓറഞ്ച്', 'orange (fruit)'),
  entry('meseju', 'മെസേജ്', 'message (on a phone)'),
  entry('sayansu', 'സയൻസ്', 'science (school subject)'),
  entry('akkaundu', 'അക്കൗണ്ട്', 'account'),
  entry('odipi', 'ഒടിപി', 'OTP, one-time code'),
  entry('hokki', 'ഹോക്കി', 'hockey'),
  entry('tteppu', 'ടേപ്പ്', 'tape'),
  entry('charadu', 'ചരട്', 'string, cord'),
  entry('tikkattu', 'ടിക്കറ്റ്', 'ticket'),
  entry('edukkuka', 'എടുക്കുക', 'to take', { pos: 'verb', past: 'എടുത്തു' }),
  entry('baangloor', 'ബാംഗ്ലൂർ', 'Bangalore, a city', { pos: 'name' }),
  entry('puthan', 'പുത്തൻ', 'brand new'),
  entry('pattu', 'പട്ട്', 'silk'),
  entry('paattu', 'പാട്ട്', 'song'),
  entry('maanga', 'മാങ്ങ', 'mango'),
  entry('veedu', 'വീട്', 'house'),
  entry('varuka', 'വരുക', 'to come', { pos: 'verb', past: 'വന്നു' }),
  entry('kazhikkuka', 'കഴിക്കുക', 'to eat', { pos: 'verb', past: 'കഴിച്ചു' }),
  entry('ariyuka', 'അറിയുക', 'to know', { pos: 'verb', past: 'അറിഞ്ഞു' }),
  entry('illa', 'ഇല്ല', 'there is not, has not', { pos: 'particle' }),
  entry('alla', 'അല്ല', 'is not, are not', { pos: 'particle' }),
  entry('venda', 'വേണ്ട', 'do not want, not needed', { pos: 'particle' }),
  entry('aruthu', 'അരുത്', 'do not, must not', { pos: 'particle' }),
  entry('pathukke', 'പതുക്കെ', 'slowly, without hurry', { pos: 'adverb' }),
]

/** A sentence with one place, for one of two drinks. */
export function aPattern(fields: Partial<Pattern> = {}): Pattern {
  return {
    topics: ['tea'],
    text: 'എനിക്ക് ഒരു ഗ്ലാസ് {drink} വേണം.',
    english: 'I want a glass of {drink}.',
    gloss: ['to me', 'a', 'glass', '{drink}', 'is wanted'],
    places: { drink: { words: { chaaya: 'tea', kaappi: 'coffee' } } },
    ...fields,
  }
}

/** A sentence with one place, for a town as the place where it rains. */
export function aRainPattern(): Pattern {
  return aPattern({
    topics: ['rain'],
    text: '{town} ഇന്ന് നല്ല മഴ പെയ്യും.',
    english: 'It will rain heavily in {town} today.',
    gloss: ['{town}', 'today', 'good (strong)', 'rain', 'will fall'],
    places: { town: { words: { kocchi: 'Kochi' }, form: ['locative'], gloss: 'in {}' } },
  })
}

export const someWords: PatternWords = Object.fromEntries(entries.map((one) => [one.id, one]))

/** A small coach: the topic of rain, two patterns, and a few words of the lexicon. */
export function aBank(topics: readonly SentenceTopic[] = [aSentenceTopic()]): CoachBank {
  return { topics, patterns: [aPattern(), aRainPattern()], words: someWords }
}

/** What a few words are in English: enough for sentences of who does what. */
export const someTables: Tables = {
  verbs: {
    വരുക: { english: 'come', dative: 'to', locative: 'to', marks: 'any moves leave' },
    പോകുക: { english: 'go', dative: 'to', locative: 'to', marks: 'any moves leave' },
    കഴിക്കുക: { english: 'eat', marks: 'object self effort' },
    കുടിക്കുക: { english: 'drink', marks: 'object self' },
    പെയ്യുക: { english: 'fall', marks: 'thing' },
  },
  verb_marks: { known: { begins: 'open, close' }, goes: { begins: 'go, come' } },
  idioms: { 'മഴ പെയ്യുക': { english: 'rain', marks: 'weather' } },
  nouns: {
    വീട്: { english: 'house', marks: 'at' },
    മഴ: { english: 'rain', is: 'raining', marks: 'mass' },
  },
  noun_marks: { portion: 'tea, coffee' },
  pronouns: {
    ഞാൻ: 'I me my mine I person plain',
    നീ: 'you you your yours many person plain',
    അവൻ: 'he him his his one person plain',
    അവൾ: 'she her her hers one person plain',
    ഇത്: 'this this its its one thing plain',
    അത്: 'it it its its one thing plain',
  },
  adverbs: { നാളെ: { english: 'tomorrow', marks: 'day' }, പതുക്കെ: { english: 'slowly', marks: 'how' } },
  ...{ determiners: {}, postpositions: {}, adjectives: {}, strong: {}, ordinals: {}, conjunctions: {} },
  ...{ calls: {}, helpers: {}, lists: { uncounted: 'water tea coffee' } },
  english: {
    verbs: 'be have do come go eat drink want know rain walk stay',
    prepositions: 'in, on, at, to, from, with, by, of',
    amounts: 'no, some, many, this, that',
    determiners: 'the a an this that my your his her no some many',
    no_nouns: `
      i you he it we they me him us them my your his its is are am was were be been do does did has have had
      will can must not and or but if the a an to of in on at for from with by no there`,
    uncounted: 'water tea coffee',
    states: 'be get',
    measures: 'glass',
  },
  alike: {
    words: ['want want/need'],
    ...{ kinds: ['tea coffee water', 'come go'], which: ['no, any,'], pronouns: [], ties: [], roles: [] },
  },
  equations: [['There is rain', 'It rains']],
}

export const someLanguage = languageOf(someTables)

const lexicon = makeLexicon([...entries, ...plainWords])
export const someReadings = (word: string) => wordReadings(word, lexicon)
export const someKnowledge: Knowledge = { readings: someReadings, language: someLanguage }

/** Chance that always falls the same. */
export const fixed = (value: number) => () => value
