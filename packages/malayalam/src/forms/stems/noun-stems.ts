import type { WordEntry } from '../entry.ts'
import { isConsonant, openedChillu, opensSoft, takesV, takesY } from '../letters.ts'
import { meansPeople, meansPerson } from '../person-words.ts'
import { doubledStem, doublesS, keepsM } from './doubled-stems.ts'
import { pluralsOf } from './plurals.ts'
import { type Stem, spoken, stem } from './stem.ts'

/**
 * The stems of a noun, a name, a numeral or a regular pronoun, singular and plural. The endings of a noun
 * depend on its last letter and, after ൻ ർ ൾ, on whether it is a person: കാറിന്റെ, but ഡോക്ടറുടെ.
 */
export function nounStems(entry: WordEntry): Stem[] {
  const person = meansPerson(entry)
  const singular = [entry.word, ...(entry.also ?? [])].flatMap((word, at) =>
    at === 0
      ? singularStems(entry, word, person)
      : singularStems({ ...entry, stem: undefined }, word, person).map(second),
  )
  // Thousands, the eighties: ആയിരങ്ങൾ, എൺപതുകൾ.
  if (entry.pos === 'numeral' && /(?:[രഷ]ം|കോടി|പത്)$/u.test(entry.word))
    return [...singular, ...pluralsOf(entry, false).map(understood)]
  if (entry.pos !== 'noun') return singular
  return [...singular, ...pluralsOf(entry, person)]
}

/** The rank of a stem in another spelling of the word: a common variant. */
const second = (one: Stem): Stem => ({ ...one, rank: one.rank === 0 ? 1 : one.rank === 3 ? 3 : 2 })

/** A stem that is read and never made. */
export const understood = (one: Stem): Stem => ({ ...one, rank: 3 })

function singularStems(entry: WordEntry, word: string, person: boolean): Stem[] {
  const last = word.at(-1) ?? ''
  const body = word.slice(0, -1)
  const own = last === '്' || last === 'ം' ? [] : [entry.stem].filter((one) => one !== undefined)
  const stems = [...vocatives(entry, word, person), ...own.map((one) => stem(one.replace(/്$/u, ''), 'il'))]
  const doubled = doubledStem(entry, word)
  if (doubled) return [...stems, ...ofDoubled(word, doubled)]
  if (keepsM(word) || (last === 'ം' && entry.kind === 'person'))
    return [...stems, stem(word, 'noun'), ...ofThing(`${body}മ`)]
  if (last === 'ം') return [...stems, ...ofAnusvara(entry, word, body)]
  if (last === '്') return [...stems, ...ofHalfU(entry, word, body)]
  if (last === 'ൻ') return [...stems, ...ofN(word, body, person)]
  if (last === 'ർ') return [...stems, ...ofR(entry, word, body, person)]
  if (last === 'ൾ') return [...stems, ...ofL(word, body, person && entry.pos !== 'name')]
  const opened = openedChillu[last]
  if (opened) return [...stems, stem(word, 'noun'), ...ofThing(body + opened)]
  if (takesV(last)) return [...stems, stem(word, 'noun'), ...ofThing(`${word}വ`)]
  if (takesY(last)) return [...stems, ...ofFrontVowel(word, body, last, person)]
  return [stem(word, 'noun')]
}

const ofThing = (opened: string): Stem[] => [stem(opened, 'in|il'), stem(opened, 'e', 3)]

/** The form before another noun: വിവാഹ സദ്യ, പരീക്ഷാ ഫലം, കാട്ട് പന്നി. */
const beforeNoun = (text: string, shown: string) => stem(text, 'end', 3, [{ id: 'beforeNoun', shown }])

/**
 * ടിൻ: ടിന്നിൽ, and also ടിന്നാണ്, so that the word joins as ടിന്ന്, which is also written alone. ടിനിൽ is
 * understood.
 */
const ofDoubled = (word: string, doubled: string): Stem[] => [
  stem(word, 'end'),
  stem(word, 'noun', 3),
  stem(`${doubled}്`, 'noun', 1),
  ...ofThing(doubled),
  stem(doubled.slice(0, -2), 'in|il', 3),
]

const townInM = /(?:പുരം|കുളം|പുറം)$/u
const whereOrWhen =
  /(?:കാലം|സമയം|നേരം|സ്ഥലം|(?<!വി|രി)ഭാഗം|വശം|മുറ്റം|തീരം|പാടം|^നിലം|രംഗം|പുറം|(?:^|വി|പ്ര|തീര)ദേശം|അകം)$/u

/**
 * മരം: മരത്തിൽ, മരത്തെ. Towns and nouns for a place or a time have തിരുവനന്തപുരത്ത്, സ്ഥലത്ത്. So do nouns
 * whose entry has this as its stem (കോവളത്ത്).
 */
function ofAnusvara(entry: WordEntry, word: string, body: string): Stem[] {
  const oblique = `${body}ത്ത`
  const isPlace =
    entry.stem === `${oblique}്` || (entry.pos === 'name' && townInM.test(word)) || whereOrWhen.test(word)
  return [
    stem(word, 'noun'),
    stem(oblique, 'e|in'),
    stem(oblique, 'place', isPlace ? 0 : 3),
    stem(oblique, 'il', isPlace ? 1 : 0),
    beforeNoun(body, '-അ'),
  ]
}

/**
 * പേര്: പേരിൽ. The entry's own stem (വീട്ട്) is for the place form, and a common variant elsewhere
 * (വീട്ടിന്റെ beside വീടിന്റെ).
 */
function ofHalfU(entry: WordEntry, word: string, body: string): Stem[] {
  const own =
    entry.stem?.replace(/്$/u, '') ?? (entry.pos === 'name' && /[ാോ]ട്$/u.test(word) ? `${body}്ട` : undefined)
  if (own && /(?<!കാക്ക)നാട്$/u.test(word)) return [...ofChangedStem(word, body, own), stem(own, 'place', 3)]
  if (entry.pos === 'name' && own)
    return [
      stem(word, 'noun'),
      stem(body, 'in'),
      stem(own, 'place'),
      stem(own, 'il', 3),
      stem(body, 'il|e', 3),
    ]
  if (own) return ofChangedStem(word, body, own)
  const plain = [stem(word, directions.has(word) ? 'noun|case' : 'noun'), ...ofThing(body)]
  if (/[ാീൂേോ]ട്$|^[ആഓ]ട്$/u.test(word))
    return [...plain, stem(`${body}്ടിൻ`, 'end', 3, [{ id: 'genitive', shown: '-ിൻ', joint: doubledT }])]
  if (!word.endsWith('സ്') || word.endsWith('സ്സ്')) return plain
  return [...plain, stem(`${body}്സ`, 'in|il', doublesS(word) ? 1 : 3)]
}

/** ആട്ടിൻപാൽ from ആട്, though the genitive is ആടിന്റെ. */
const doubledT = { was: 'ട്', now: 'ട്ട്' }

/** These mean a place without an ending: തെക്കുനിന്ന്. */
const directions = new Set(['തെക്ക്', 'വടക്ക്', 'കിഴക്ക്', 'പടിഞ്ഞാറ്'])

const ofChangedStem = (word: string, body: string, own: string): Stem[] => [
  stem(word, 'noun'),
  stem(own, 'il'),
  stem(body, 'in'),
  stem(own, 'in', 1),
  stem(own, 'e', 3),
  stem(body, 'il|e', 3),
  beforeNoun(`${own}്`, `${own}്`),
]

/**
 * After an inherent a (അച്ഛൻ, സ്റ്റേഷൻ) the genitive is ന്റെ. Otherwise only people have this short form
 * (മോന്റെ, but മീനിന്റെ).
 */
function ofN(word: string, body: string, person: boolean): Stem[] {
  const opened = `${body}ന`
  if (person)
    return [
      stem(word, 'noun'),
      stem(opened, 'e|il'),
      stem(body, 'nte'),
      stem(opened, 'in', 3),
      // കർഷക സമരം: "of farmers".
      ...(body.endsWith('ക') ? [beforeNoun(body, '-അ')] : []),
    ]
  if (isConsonant(body.at(-1)))
    return [stem(word, 'noun'), stem(opened, 'e|il'), stem(body, 'nte'), stem(opened, 'in', 3)]
  return [stem(word, 'noun'), stem(opened, 'in|il'), stem(body, 'nte', 1), stem(opened, 'e', 3)]
}

/** കാറിന്റെ, ഡോക്ടറുടെ, കൂട്ടുകാരുടെ; a name of a person has സുധീറിന്റെ. */
function ofR(entry: WordEntry, word: string, body: string, person: boolean): Stem[] {
  const many = entry.pos === 'pronoun' || meansPeople(entry)
  const soft = many || (entry.kind !== 'person' && opensSoft(word, entry.pos === 'name' ? 'name' : 'noun'))
  const [letter, other] = soft ? ['ര', 'റ'] : ['റ', 'ര']
  const asPerson = (many || (person && entry.pos !== 'name')) && word !== 'സാർ'
  const [own, theirs] = asPerson ? ['e|il|ude', 'in'] : ['in|il', 'e|ude']
  return [
    stem(word, soft ? 'noun' : 'rra'),
    stem(body + letter, own),
    stem(body + letter, theirs, 3),
    stem(body + other, `${own}|${theirs}`, 3),
    stem(word, 'kk', asPerson ? 0 : 3),
  ]
}

function ofL(word: string, body: string, person: boolean): Stem[] {
  const asPerson =
    (person && !word.endsWith('ിൾ')) ||
    /(?:(?<!ങ്)കൾ|ങ്ങൾ|വൾ|മ്മൾ|യാൾ|രാൾ|കൈമൾ|താങ്കൾ)$/u.test(word) ||
    word === 'ആൾ'
  const opened = `${body}ള`
  const [own, theirs] = asPerson ? ['e|il|ude', 'in'] : ['in|il', 'e|ude']
  return [stem(word, 'noun'), stem(opened, own), stem(opened, theirs, 3), stem(word, 'kk', asPerson ? 0 : 3)]
}

/**
 * അമ്മ: അമ്മയുടെ, അമ്മയ്ക്ക്. After ഇ and ഈ there is no യ before ക്ക്: കുട്ടിക്ക്. കൈ and തൈ have three
 * spellings: കൈയിൽ, കൈയ്യിൽ, കയ്യിൽ.
 */
function ofFrontVowel(word: string, body: string, last: string, person: boolean): Stem[] {
  const direct = 'ിീൈഇഈഐ'.includes(last)
  const stems = [
    stem(word, 'noun'),
    stem(`${word}യ`, 'e|il|ude'),
    stem(`${word}യ`, 'in', 3),
    stem(word, 'kk', direct ? 0 : 1),
    stem(`${word}യ്`, 'kk', direct ? 1 : 0),
  ]
  // ഉമ്മാന്റെ, ബാപ്പാക്ക് in the north; അമ്മോട്.
  if (isConsonant(last) && person)
    return [
      ...stems,
      spoken(stem(`${word}ാ`, 'nte|kk'), 3),
      spoken(stem(`${word}ാന`, 'e'), 3),
      spoken(stem(word, 'e'), 3),
    ]
  if (isConsonant(last)) return [...stems, beforeNoun(`${word}ാ`, '-ആ')]
  if (!/(?:ക|^ത)ൈ$/u.test(word)) return stems
  return [...stems, stem(`${word}യ്യ`, 'e|il|ude', 1), stem(`${body}യ്യ`, 'e|il|ude', 1)]
}

/** The vocative: അമ്മേ, ചേച്ചീ, ചേട്ടാ, മോനേ. */
function vocatives({ pos }: WordEntry, word: string, person: boolean): Stem[] {
  if (!person || pos === 'pronoun') return []
  const body = word.slice(0, -1)
  const calls: Readonly<Record<string, readonly string[]>> = {
    ൻ: isConsonant(body.at(-1)) && word !== 'മകൻ' ? [`${body}ാ`, `${body}നേ`] : [`${body}നേ`],
    ൾ: [`${body}ളേ`],
    ർ: [`${body}റേ`],
    'ി': [`${body}ീ`],
  }
  const last = word.at(-1) ?? ''
  const texts = isConsonant(last) ? [`${word}േ`, `${word}ാ`] : (calls[last] ?? [])
  return texts.map((text, at) =>
    stem(text, 'end', at === 0 ? 0 : 1, [{ id: 'vocative', shown: `-${text.at(-1)}` }]),
  )
}
