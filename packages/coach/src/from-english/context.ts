import type { Tense } from '../frame/form.ts'
import type { Act, Circumstance, Frame, Linked, Quoted, Thing, Who } from '../frame/frame.ts'
import type { EnglishWords } from './english-words.ts'
import type { Token } from './tokens.ts'

/** A text while it is parsed. */
export type Context = {
  tokens: readonly Token[]
  words: EnglishWords
  grammar: Grammar
  /** How many steps may still be tried: a text that needs more is not read. */
  left: { steps: number }
  /** What was read already, by what it is and where. */
  read: Map<string, Read<unknown>>
}

/** What may stand at a place, as far as it has been asked for. */
type Read<T> = { found: (readonly [T, number])[]; more: Parses<T> }

/** What may stand at a place, in every way that it can be read, each with the place after it. */
export type Parses<T> = Generator<readonly [T, number]>

/** A verb in its form, with what stands among its helpers: “has not yet gone”. */
export type VerbGroup = {
  verb: string
  tense: Tense
  not: boolean
  often: readonly Circumstance[]
  /** It is done to whoever it is said of. */
  passive?: true
}

/** An act with what belongs to its clause. */
export type Predicate = { act: Act; around: readonly Circumstance[]; links: readonly Linked[] }

/** What is read inside of what: a noun has clauses in it, and a clause has nouns. */
export type Grammar = {
  /** A noun with all that is said of it, and several said together: “my two brothers”, “rice and fish”. */
  noun: (c: Context, at: number) => Parses<Thing>
  /** All that stands after a verb. `gap` is a thing that stands before it and belongs after it. */
  predicate: (c: Context, at: number, group: VerbGroup, gap?: Thing) => Parses<Predicate>
  /** The acts of one doer: “went to the shop and bought milk”. */
  acts: (c: Context, at: number, who: Who, group: VerbGroup, gap?: Thing) => Parses<Frame>
  /** “that I bought”, “who came”. */
  which: (c: Context, at: number) => Parses<NonNullable<Thing['after']>>
  /** “what he said”. */
  what: (c: Context, at: number) => Parses<Thing>
  /** “buy milk”, after “to”. */
  infinitive: (c: Context, at: number) => Parses<readonly Act[]>
  /** “buying milk”. */
  gerund: (c: Context, at: number) => Parses<readonly Act[]>
  /** “that he will come”, “where he is”. */
  quoted: (c: Context, at: number, verb: string) => Parses<Quoted>
  /** “when he came”, “because it rained”. */
  linked: (c: Context, at: number) => Parses<Linked>
}

/** Reads each place once, however often it is asked for. */
export const remembered = <T>(what: string, read: (c: Context, at: number) => Parses<T>) =>
  function* (c: Context, at: number): Parses<T> {
    const key = `${what} ${at}`
    const known = (c.read.get(key) as Read<T> | undefined) ?? { found: [], more: read(c, at) }
    c.read.set(key, known)
    for (let place = 0; ; place++) {
      const one = known.found[place] ?? nextOf(known)
      if (!one) return
      yield one
    }
  }

function nextOf<T>({ found, more }: Read<T>): readonly [T, number] | undefined {
  const next = more.next()
  if (next.done) return undefined
  found.push(next.value)
  return next.value
}

export const textAt = ({ tokens }: Context, at: number): string => tokens[at]?.text ?? ''

export const isAt = (c: Context, at: number, ...texts: readonly string[]): boolean => {
  const token = c.tokens[at]
  return token !== undefined && texts.includes(token.text)
}

/** The place after a word that may stand here or not. */
export const past = (c: Context, at: number, ...texts: readonly string[]): number =>
  isAt(c, at, ...texts) ? at + 1 : at

export const isWord = ({ tokens }: Context, at: number): boolean => tokens[at]?.kind === 'word'

/** Whether a word of a list stands here. */
export const isOf = (c: Context, list: string, at: number): boolean =>
  isWord(c, at) && c.words.has(list, textAt(c, at))

/** The phrases of a list that stand here by their names, the longest first, each with the place after it. */
export function* phrasesAt(c: Context, list: string, at: number): Parses<string> {
  for (const words of c.words.phrases(list).get(textAt(c, at)) ?? []) {
    const phrase = words.join(' ')
    if (words.every((word, place) => textAt(c, at + place) === word))
      yield [c.words.named(list, phrase) ?? phrase, at + words.length]
  }
}

export class TooLong extends Error {}

/** Counts a step, and gives up where there were too many. */
export function step({ left }: Context) {
  left.steps--
  if (left.steps < 0) throw new TooLong()
}
