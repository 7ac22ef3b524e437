import { classOf, comparedWords, singularsOf, stem, withoutHelpers } from '@app/english'
import type { EnglishData } from '../../english-words/english-entry.ts'
import type { Item } from '../../practice/item.ts'
import type { CourseContent, CourseSentence, CourseWord } from '../content.ts'
import { type Path, type Unit, unitsOf } from '../path.ts'
import { synonymsIn } from '../synonyms.ts'

/**
 * An English word to learn: what a teacher wrote of an entry, or its first plain sense, beside its Malayalam. `same` is
 * other English for this sense, `also` for all senses of the entry.
 */
export type TurnedWord = {
  id: string
  english: string
  same: readonly string[]
  also: readonly string[]
  malayalam: string
  entry: CourseWord
}

/**
 * A word of an English sentence as it is written there, and the entry whose word it is; of one that nobody learns here,
 * what says it in Malayalam (`gloss`). A name (Meera) is no word to learn.
 */
export type TurnedPiece = { text: string; word?: string; gloss?: string; isName?: true }

/** A sentence with its English to learn. `isLiteral`: each of its Malayalam words says a word of the English. */
export type TurnedSentence = {
  id: string
  english: string
  sentence: CourseSentence
  pieces: readonly TurnedPiece[]
  isLiteral: boolean
}

/** The course turned round: its English words and sentences, by the ids of their entries and sentences. */
export type TurnedCourse = {
  content: CourseContent
  /** The path with what can be learnt in this direction: no letters, no notes on Malayalam. */
  path: Path
  words: ReadonlyMap<string, TurnedWord>
  sentences: ReadonlyMap<string, TurnedSentence>
  /** How English words are said, in Malayalam letters. */
  said: EnglishData['said']
}

export const englishItem = (id: string): Item => `english:${id}`

/**
 * Turns the course round. Of two entries with the same English word, the one that the path has first, or the commoner
 * one, is the word to learn; the other one is left out. One that says only a part of it, “to fall (of rain)”, gives way
 * to one as common that says all.
 */
export function englishCourseFrom(
  content: CourseContent,
  path: Path,
  said: EnglishData['said'] = {},
): TurnedCourse {
  const units = unitsOf(path)
  const order = new Map(units.flatMap(({ words }) => words).map((id, at) => [id, at]))
  const place = ({ id, use }: CourseWord) => order.get(id) ?? order.size * use
  const words = new Map<string, TurnedWord>()
  const owners = new Map<string, string>()
  for (const entry of [...content.words.values()].toSorted((one, other) => place(one) - place(other))) {
    const turned = turnedWord(entry)
    if (!turned) continue
    const key = turned.english.toLowerCase()
    const owner = content.words.get(owners.get(key) ?? '')
    if (owner && !isPlainer(entry, owner)) continue
    if (owner) words.delete(owner.id)
    owners.set(key, entry.id)
    words.set(entry.id, turned)
  }
  const wordOf = (id: string): TurnedWord | undefined => {
    const entry = content.words.get(id)
    const english = entry && turnedWord(entry)?.english.toLowerCase()
    return words.get(owners.get(english ?? '') ?? '')
  }
  const alike = synonymsIn(content.synonyms)
  const sentences = new Map(
    [...content.sentences.values()].flatMap((sentence) => {
      const turned = turnedSentence(sentence, { content, wordOf, alike })
      return turned ? [[sentence.id, turned] as const] : []
    }),
  )
  const turnedUnit = ({ grammar: _, canDoInEnglish, ...unit }: Unit): Unit => ({
    ...unit,
    canDo: canDoInEnglish ?? unit.canDo,
    letters: [],
    read: [],
    films: [],
    words: unit.words.filter((id) => words.has(id)),
    sentences: unit.sentences.filter((id) => sentences.has(id)),
  })
  return {
    content,
    path: { stretches: path.stretches.map((one) => ({ ...one, units: one.units.map(turnedUnit) })) },
    words,
    sentences,
    said,
  }
}

/** A sense that is a word or two, and no explanation; what is said as a whole may have more. */
const plain = /^(?:(?:an?|the) )?[a-z][a-z'’-]*(?: [a-z'’-]+)?$/iu
const plainSaying = /^(?:(?:an?|the) )?[a-z][a-z'’-]*(?: [a-z'’-]+){0,2}$/iu
const said = new Set(['phrase', 'interjection', 'verb', 'adverb', 'postposition'])
/** What only joins or points is learnt in sentences. */
const unlearnt = new Set(['name', 'particle'])

/** The English word to learn of an entry, or undefined if English has no word for it. */
export const englishWordOf = (entry: Senses): string | undefined => sensesOf(entry)?.english

function turnedWord(entry: CourseWord): TurnedWord | undefined {
  const senses = sensesOf(entry)
  return senses && { id: entry.id, ...senses, malayalam: entry.english?.malayalam ?? entry.word, entry }
}

type Senses = Pick<CourseWord, 'means' | 'pos' | 'english'>

function sensesOf({
  pos,
  means,
  english: written,
}: Senses): Pick<TurnedWord, 'english' | 'same' | 'also'> | undefined {
  const shape = said.has(pos) ? plainSaying : plain
  const senses = means.map((sense) => plainSenses(sense, pos))
  const first = senses[0]?.[0]
  // Where the first sense is an explanation, English has no word for it.
  const isLearnt = first !== undefined && shape.test(first) && !unlearnt.has(pos)
  const english = written?.word ?? (isLearnt ? first : undefined)
  if (english === undefined) return undefined
  const own = [...(written?.also ?? []), ...(senses.find((sense) => sense.includes(english)) ?? [])]
  const others = (all: readonly string[]) => [
    ...new Set(
      all.filter((sense) => sense !== english && (shape.test(sense) || written?.also?.includes(sense))),
    ),
  ]
  return { english, same: others(own), also: others([...own, ...senses.flat()]) }
}

const isPlainer = (entry: CourseWord, owner: CourseWord) =>
  isNarrowed(owner) && !isNarrowed(entry) && entry.use <= owner.use

/** Whether brackets narrow the English word: “to fall (of rain)”. */
const isNarrowed = ({ means, english }: CourseWord) =>
  english === undefined && (means[0] ?? '').split(/[,;/]/u)[0]?.includes('(') === true

/** What stands before an English word that is learnt without it. */
const beginning: Partial<Record<CourseWord['pos'], RegExp>> & { other: RegExp } = {
  verb: /^to (?=.)/iu,
  noun: /^(?:an?|the) (?=.)/iu,
  // “to here” is here, but “to the left” has no other way.
  other: /^(?:the (?=.)|to (?=\S+$))/iu,
}

/** “rat, mouse” and “to go (on foot)” are rat, mouse and go; but “to the left” and “a little” are said so. */
const plainSenses = (sense: string, pos: CourseWord['pos']): string[] =>
  sense
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[,;/]/u)
    .map((one) =>
      one
        .trim()
        .replace(/\s+/gu, ' ')
        .replace(/[!?.]$/u, '')
        .replace(beginning[pos] ?? beginning.other, ''),
    )

/** Small words that no entry needs to explain. */
const small = new Set("not no it there so and or one please 's 'd us let if".split(' '))
/** So many words of a sentence may be explained beside it. */
const mostGlosses = 2

type Finder = {
  content: CourseContent
  /** The word to learn of an entry. */
  wordOf: (id: string) => TurnedWord | undefined
  /** Whether two English words, by their stems, may be said for one another. */
  alike: (one: string, other: string) => boolean
}

/** What the course says of an English sentence: without what is told besides, “Come here. (to a child)”. */
export const withoutAsides = (english: string): string => english.replace(/\s*\([^)]*\)/gu, '')

/**
 * The English of a sentence with the entries of its words. Undefined if a word of it is neither one to learn, nor a
 * small one, nor a name, and is not explained beside it.
 */
function turnedSentence(sentence: CourseSentence, finder: Finder): TurnedSentence | undefined {
  const { content, wordOf } = finder
  const english = withoutAsides(sentence.english)
  const texts = english
    .split(/\s+/u)
    .flatMap((text) => text.match(/[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/u)?.[0] ?? [])
  const keys = withoutHelpers(texts.map(keysOf), english.includes('?'))
  const forms = keys.map(withSingulars)
  const found = new Map<number, Told>()
  const said = sentence.pieces.map(({ entry, text }) => {
    const word = entry === undefined ? undefined : wordOf(entry)
    if (!word) return entry !== undefined && content.words.get(entry)?.pos === 'name'
    const { places, isItself } = placesOf(word, forms, found, finder)
    // “Happened” is no form of “walk”, and “Let's” is not ഞങ്ങൾ: such a word is explained by the Malayalam that says it.
    const told = isItself && word.entry.id === entry ? { word: word.id } : { gloss: text }
    for (const at of places) found.set(at, told)
    return places.length > 0
  })
  let glosses = 0
  const pieces: TurnedPiece[] = []
  for (const [at, text] of texts.entries()) {
    const told = found.get(at)
    const isSmall = keys[at]?.every(({ key }) => small.has(key) || classOf(key) !== 'word')
    if (told || isSmall) {
      pieces.push({ text, ...told })
      continue
    }
    if (isName(text, at, sentence, content.words)) {
      pieces.push({ text, isName: true })
      continue
    }
    const gloss = glossOf(keys[at] ?? [], sentence)
    glosses++
    if (gloss === undefined || glosses > mostGlosses) return undefined
    pieces.push({ text, gloss })
  }
  if (texts.length < 2 || !pieces.some(({ word }) => word !== undefined)) return undefined
  return { id: sentence.id, english, sentence, pieces, isLiteral: glosses === 0 && said.every(Boolean) }
}

type Key = { key: string; stem: string }

const known = new Map<string, readonly Key[]>()

/** The words of a text with their stems. The same few words come again and again. */
function keysOf(text: string): readonly Key[] {
  const found = known.get(text) ?? comparedWords(text).map(({ key }) => ({ key, stem: stem(key) }))
  known.set(text, found)
  return found
}

/** With the words of which a form in -ves or -oes may be the plural: leaf of leaves. */
const withSingulars = (keys: readonly Key[]): Key[] =>
  keys.flatMap((one) => [one, ...singularsOf(one.key).map((key) => ({ key, stem: stem(key) }))])

/** The word to learn that a piece is, or the Malayalam that explains it. */
type Told = { word: string } | { gloss: string }

/**
 * The places of an English word or phrase, in any of its forms, that no other entry has, and whether it is there itself:
 * its own sense, or the last word of a phrase (rice of cooked rice). Else another sense of its entry may be there, or a
 * word that is said for it.
 */
function placesOf(
  { english, same, also }: TurnedWord,
  keys: readonly (readonly Key[])[],
  taken: ReadonlyMap<number, Told>,
  { alike }: Finder,
): { places: number[]; isItself: boolean } {
  const at = (wanted: readonly Key[], isSame: (one: Key, other: Key) => boolean): number[] => {
    const from = keys.findIndex((_, from) =>
      wanted.every(
        (word, place) => !taken.has(from + place) && keys[from + place]?.some((key) => isSame(key, word)),
      ),
    )
    return from < 0 ? [] : wanted.map((_, place) => from + place)
  }
  const byStem = (one: Key, other: Key) => one.key === other.key || one.stem === other.stem
  const own = keysOf(english.replace(/^an? (?=.)/u, ''))
  const itself = [keysOf(english), own, ...same.map(keysOf)]
  const others = also.filter((sense) => !same.includes(sense)).map(keysOf)
  const tries = [
    ...itself.map((wanted) => ({ wanted, isItself: true })),
    ...others.map((wanted) => ({ wanted, isItself: false })),
    ...(own.length > 1 ? [{ wanted: own.slice(-1), isItself: true }] : []),
  ]
  for (const { wanted, isItself } of tries) {
    const places = at(wanted, byStem)
    if (places.length > 0) return { places, isItself }
  }
  const places = own.length > 1 ? [] : at(own, (one, other) => alike(one.stem, other.stem))
  return { places, isItself: false }
}

/** The Malayalam word that says an English one in this sentence. */
const glossOf = (keys: readonly Key[], { pieces }: CourseSentence): string | undefined =>
  pieces.find(({ gloss = '' }) =>
    keysOf(gloss).some(({ stem, key }) => classOf(key) === 'word' && keys.some((one) => one.stem === stem)),
  )?.text

/** A word with a capital inside a sentence, or the English of one of its names. */
function isName(
  text: string,
  at: number,
  { pieces, english }: CourseSentence,
  words: CourseContent['words'],
) {
  if (!/^\p{Lu}/u.test(text)) return false
  const before = english.slice(0, Math.max(0, english.indexOf(text))).trimEnd()
  const isInside = at > 0 && !/[.!?]$/u.test(before)
  const bare = text.replace(/['’]s$/u, '').toLowerCase()
  return (
    isInside ||
    pieces.some(
      ({ entry, gloss = '' }) => words.get(entry ?? '')?.pos === 'name' && gloss.toLowerCase().includes(bare),
    )
  )
}
