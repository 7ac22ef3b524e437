import type { LexiconEntry } from '@app/learning/vocabulary'

/** A thing in the terms in which two texts are compared: without articles, and in no order of words. */
export type ThingMeaning = {
  /** The words of its noun in the singular, or its pronoun. */
  head: string
  isPronoun: boolean
  isPerson: boolean
  many: boolean
  /** Its ending says that there are several. */
  plural?: true
  /** Malayalam leaves open who or what it is. */
  open?: 'person' | 'thing' | 'any'
  entry?: LexiconEntry
  /** The word of the sentence that says it. */
  word?: string
  /** It was named before: what a pronoun is for it. */
  again?: string
  which?: string
  count?: string
  /** A glass, a kilo: of what is counted. */
  measure?: ThingMeaning
  qualities: readonly string[]
  /** Whose it is, or of what. */
  owner?: ThingMeaning
  also?: string
  /** What it is compared with. */
  than?: ThingMeaning
  /** Both, said together. */
  both?: readonly ThingMeaning[]
  /** One of both. */
  either?: true
  /** An act as a thing, and the clause that says which one. */
  act?: Meaning
  clause?: Meaning
}

/** What somebody or something is to what is done. */
export type Role =
  | { role: string; of: ThingMeaning }
  | { role: string; says: string; word?: string }
  | { role: string; act: Meaning }

/** How an act is said: all the ways that its form may be meant. */
export type Manner = {
  time: ReadonlySet<string>
  mode: ReadonlySet<string>
  not: boolean
  asks: boolean
  /** Time and mode are those of what it goes with. */
  free?: true
}

/** One thing that is done or is so. */
export type Meaning = {
  act: string
  /** The Malayalam word that says it. */
  word?: string
  entry?: LexiconEntry
  roles: readonly Role[]
  manner: Manner
  /** How it goes together with what is said next. */
  tie: string
  /** It is a phrase that is said whole, as a greeting. */
  called?: true
  /** Who is called, and what else stands beside it: “yes”, “Mother”. */
  calls?: readonly string[]
}
