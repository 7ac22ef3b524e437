import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Form, Link } from './form.ts'

/**
 * What a word means here. A sense is named by its plain English, as the tables name it: “look (at)”, “elder brother”.
 * Two that a word may be are parted by a slash: church/mosque.
 */
export type Sense = string

/** What the tables say of a word: its sense, its marks, and its values by name. */
export type Line = {
  sense: Sense
  marks: ReadonlySet<string>
  values: ReadonlyMap<string, string>
}

/** What a pronoun is in English: as subject, as object, before a noun, alone (“mine”). */
export type Pronoun = {
  subject: string
  object: string
  before: string
  alone: string
  who: Agreement
  of: 'person' | 'thing'
  kind: 'plain' | 'asks' | 'none' | 'some' | 'all'
}

/** Who a verb agrees with: “I am”, “he is”, “they are”. */
export type Agreement = 'I' | 'one' | 'many'

/** How many there are: a number, or as much as a measure holds. `all`: “both”, “all three”; `more`: “two more”. */
export type Count =
  | { type: 'number'; number: string; one: boolean; all?: true; more?: true }
  | { type: 'measure'; measure: Thing }

/** What a thing is like: “very old”; with `years`, “five-year-old”. */
export type Quality = { sense: Sense; degree?: Sense; years?: string }

/** Where, when or how something is: by a word, or by what stands in a relation to it. */
export type Place = { sense: Sense } | { relation: Sense; thing: Thing }

/** What a thing is said to be of: who or what, how many, which, whose, what like. */
export type Thing = {
  /** The Malayalam word that it was read from. It is no part of what is said. */
  entry?: LexiconEntry
  /** In the singular. */
  head: Sense
  number: 'one' | 'many' | 'mass'
  of: 'person' | 'animal' | 'thing'
  marks: ReadonlySet<string>
  values: ReadonlyMap<string, string>
  pronoun?: Pronoun
  /** this, every, how many. */
  which?: Line
  count?: Count
  qualities: readonly Quality[]
  /** Whose it is, or of what. */
  owner?: Thing
  /** Where it is, what it has, or the clause that says which one. */
  after?: Place | { clause: Frame; head: 'doer' | 'thing' | 'where' }
  /** What it is compared with. */
  than?: Thing
  also?: 'too' | 'only' | 'even'
  /** Both, said together. */
  both?: readonly [Thing, Thing]
  /** An act as a thing: swimming. */
  doing?: Frame
  /** “What he said”. */
  what?: Frame
  /** Its ending says that there are several. */
  plural?: true
  /** The word of the sentence that it was read from. */
  word?: string
  /** The case in which Malayalam has it. */
  case?: string
}

/** What stands before a noun and waits for it. */
export type Before = Pick<Thing, 'which' | 'count' | 'qualities' | 'owner' | 'after' | 'than'>

/** Where in an English sentence something is said. */
export type Slot = 'when' | 'part' | 'day' | 'clock' | 'long' | 'how' | 'where' | 'often' | 'first' | 'back'

/** When, where, how or how often something is. */
export type Circumstance = Place & {
  slot: Slot
  marks: ReadonlySet<string>
  /** “right here”. */
  itself?: true
  also?: 'too'
  /** “very slowly”. */
  degree?: Sense
  /** “better than he does”. */
  than?: Thing
}

/** Of whom or what Malayalam leaves it unsaid. */
export type Open =
  /** Anybody. */
  | 'anybody'
  /** Whoever says it, with others or without; whoever asks for leave. */
  | 'us'
  | 'leave'
  | 'speaker'
  /** Whoever is spoken to. */
  | 'you'
  /** A thing; a thing or anybody. */
  | 'thing'
  | 'any'

/** Of whom or what something is said. */
export type Who =
  | { type: 'thing'; thing: Thing; again?: true }
  | { type: 'open'; of: Open }
  /** It rains, it is hot. */
  | { type: 'it' }
  /** There is. */
  | { type: 'there'; many: boolean }
  /** “Today is Sunday”. */
  | { type: 'day'; day: Circumstance }
  /** The same one as in the clause beside it. */
  | { type: 'same'; as: Who }
  /** The one that the clause says more of: who came. */
  | { type: 'head' }

/** What something is done to, where Malayalam leaves it unsaid. */
export type OpenThing = { open: 'it' | 'whom' | 'it or whom' | 'head' }

/** Somebody or something in a relation to what is done: to, with, from, for, at. */
export type Filler = { relation: Sense; thing: Thing }

/** What somebody or something is said to be. */
export type Is =
  | {
      type: 'quality'
      sense: Sense
      degree?: Sense
      most?: true
      than?: Thing
      for?: Thing
      of?: Thing
      and?: Quality
    }
  | { type: 'thing'; thing: Thing }
  | { type: 'at'; place: Place }
  | { type: 'whose'; owner: Thing }
  | { type: 'age'; years: string }
  | { type: 'enough'; for?: Thing }
  | { type: 'clock'; hour: string; half: boolean }

/** What is said, thought or asked: that it is so, whether it is so, what is asked. */
export type Quoted = { type: 'that' | 'asked'; frame: Frame }

/** One thing that is done or is so. */
export type Act = {
  /** The sense of its verb, and what the tables say of it. */
  verb: Line
  /** The word of the sentence that it was read from, and what the dictionary has of it. */
  word?: string
  entry?: LexiconEntry
  thing?: Thing | OpenThing
  /** To whom, or for whom: “give it to him”, “show him”. */
  whom?: Filler
  fillers: readonly Filler[]
  is?: Is
  around: readonly Circumstance[]
  /** What it is done for. */
  purpose?: readonly Act[]
  /** What is begun, forgotten, wanted: “started to study”. */
  todo?: readonly Act[]
  says?: Quoted
  /** Whose teeth one brushes, if not one’s own. */
  owner?: Thing
}

/** What is asked for beside whether it is so. */
export type Asked =
  | { type: 'circumstance'; sense: Sense; relation?: Sense }
  | { type: 'thing'; thing: Thing }
  /** How old, how tall. */
  | { type: 'quality'; sense: Sense }

/** A clause that goes before another one, and how it is linked to it. */
export type Linked = { link: Link; frame: Frame }

/** What a clause says, before it has words or an order of words. */
export type Frame = {
  who: Who
  /** Of several acts, the last ends what is said: “went to the shop and bought milk”. */
  acts: readonly [Act, ...Act[]]
  form: Form
  /** When, how often, and what stands before all else. */
  around: readonly Circumstance[]
  asks?: Asked
  links: readonly Linked[]
}
