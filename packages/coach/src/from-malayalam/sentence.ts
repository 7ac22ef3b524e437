import type { Tense } from '../frame/form.ts'
import type { Before, Frame, Sense, Who } from '../frame/frame.ts'
import type { Said } from '../frame/said.ts'
import { isEmpty, nothingBefore } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import type { Infinitive } from './infinitive.ts'
import type { Sub } from './join.ts'
import type { Morpheme } from './morphemes.ts'
import type { Part } from './part.ts'

/** A sentence that is not understood whole has no frame. */
export class NotSure extends Error {}

export function sure<T>(found: T | undefined): T {
  if (found === undefined) throw new NotSure()
  return found
}

const isVocative = ({ entry, ids }: Morpheme) =>
  ids.at(-1) === 'vocative' || (entry.pos === 'interjection' && entry.means[0]?.includes('(calling') === true)

/** A sentence while it is read, word by word: what is read, and what of it waits for the words that come. */
export class Sentence {
  readonly morphemes: readonly Morpheme[]
  readonly isAsked: boolean
  readonly language: Language
  /** The place of the next word. */
  at = 0
  /** What the clause that is read has so far. */
  parts: Part[] = []
  /** What waits for its noun, and for its adjective. */
  before: Before = nothingBefore
  degree: Sense = ''
  /** What waits for the verb after it. */
  todo: Infinitive | undefined
  /** The clauses that wait for the one after them. */
  subs: Sub[] = []
  /** After ആണ്, what was done: എന്നാണ് വന്നത്. */
  focus: 'none' | 'is' | 'asks' = 'none'
  /** ആരാണ് അവൻ: what it is said of comes after. */
  turned: { predicate: Part; particle: Morpheme } | undefined
  /** The clauses that are ready, and what is called before and after them. */
  readonly said: Said[] = []
  /** Who does what was said last. */
  last: { who: Who; tense: Tense; frame: Frame } | undefined
  /** Somebody is spoken to: മോനേ. */
  isSpokenTo: boolean
  readonly isChildSpokenTo: boolean
  /** Somebody does something in a clause that says which: അവൾ വാങ്ങിയ സാരി. */
  hasInnerDoer = false
  opening: Sense[] = []
  readonly closing: Sense[] = []

  constructor(morphemes: readonly Morpheme[], isAsked: boolean, language: Language) {
    this.morphemes = morphemes
    this.isAsked = isAsked
    this.language = language
    const called = morphemes.filter(isVocative)
    this.isSpokenTo = called.length > 0
    this.isChildSpokenTo = called.some(({ entry }) => child.test(entry.means[0] ?? ''))
  }

  /** Whether nothing waits: a new clause begins. */
  isNew() {
    return (
      this.parts.length === 0 &&
      this.subs.length === 0 &&
      isEmpty(this.before) &&
      this.degree === '' &&
      !this.todo
    )
  }

  isAtEnd() {
    return this.at === this.morphemes.length
  }

  next(by = 0): Morpheme | undefined {
    return this.morphemes[this.at + by]
  }

  /** The mark after the word that is read. */
  mark() {
    return this.morphemes[this.at - 1]?.mark ?? ''
  }
}

const child = /^(?:my )?(?:son|daughter|child|baby|boy|girl)\b/u
