import type { Atom } from './atoms.ts'
import type { Clause, Subject } from './clause.ts'
import type { ToDo } from './end-clause.ts'
import type { Time } from './form.ts'
import type { Sub } from './join-clauses.ts'
import { isEmpty, nothingBefore } from './noun-phrase.ts'
import type { Part } from './parts.ts'

/** A sentence that is not understood whole gets no English. */
export class NotSure extends Error {}

export function sure<T>(found: T | undefined): T {
  if (found === undefined) throw new NotSure()
  return found
}

const isVocative = ({ entry, ids }: Atom) =>
  ids.at(-1) === 'vocative' || (entry.pos === 'interjection' && /\(calling/u.test(entry.means[0] ?? ''))

const child = /^(?:my )?(?:son|daughter|child|baby|boy|girl)\b/u

/** A sentence while it is read, word by word: what is read, and what of it waits for the words that come. */
export class Sentence {
  readonly atoms: readonly Atom[]
  readonly isAsked: boolean
  /** The place of the next word. */
  at = 0
  /** What the clause that is read has so far. */
  parts: Part[] = []
  /** What waits for its noun, and for its adjective. */
  before = nothingBefore
  degree = ''
  /** What waits for the verb after it. */
  todo: ToDo | undefined
  /** The clauses that wait for the one after them. */
  subs: Sub[] = []
  /** After ആണ്, what was done: എന്നാണ് വന്നത്. */
  focus: 'none' | 'is' | 'asks' = 'none'
  /** ആരാണ് അവൻ: what it is said of comes after. */
  turned: { predicate: Part; particle: Atom } | undefined
  /** The English of the clauses that are ready, and what is called before and after them. */
  readonly said: string[] = []
  /** Who does what was said last. */
  last: { subject: Subject; time: Time; clause: Clause } | undefined
  /** Somebody is spoken to: മോനേ. */
  isSpokenTo: boolean
  readonly isChildSpokenTo: boolean
  /** Somebody does something in a clause that says which: അവൾ വാങ്ങിയ സാരി. */
  hasInnerDoer = false
  opening: string[] = []
  readonly closing: string[] = []

  constructor(atoms: readonly Atom[], isAsked: boolean) {
    this.atoms = atoms
    this.isAsked = isAsked
    this.isSpokenTo = atoms.some(isVocative)
    this.isChildSpokenTo = atoms.some((atom) => isVocative(atom) && child.test(atom.entry.means[0] ?? ''))
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
    return this.at === this.atoms.length
  }

  next(by = 0): Atom | undefined {
    return this.atoms[this.at + by]
  }

  /** The mark after the word that is read. */
  mark() {
    return this.atoms[this.at - 1]?.mark ?? ''
  }
}
