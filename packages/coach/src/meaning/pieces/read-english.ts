import { isInflected, stem } from '@app/malayalam/find'
import { english } from '../data.ts'
import { plainEnglish } from '../english/plain-english.ts'
import { withoutTag } from '../english/yes-no-question.ts'
import type { Link, Piece, Pieces } from './piece.ts'

/** What is done in one clause, and what is known of it while it is read. */
type Clause = {
  how: string
  on: number | undefined
  act: number | undefined
  things: number[]
  /** A helper stands there already: did, can, is. */
  helped: boolean
  being: boolean
  passive: boolean
  denied: boolean
  time: Piece['time']
  /** It began with when, if, because before what it hangs on. */
  first: boolean
}

/** Reads simple English into its pieces, by the order of its words. What it does not know is a thing. */
export function readEnglish(text: string): Pieces {
  const reader = new Reader(plainEnglish(withoutTag(text)).match(/[a-z]+|[,;:.?!]/gu) ?? [])
  return reader.read()
}

/** “Cats”, “children”; not “bus”. */
export const isPlural = (word: string): boolean =>
  !english.oneWithS.has(word) &&
  isInflected(word) &&
  (word.endsWith('s') || !/(?:ed|ing|ly)$/u.test(word)) &&
  !english.who.has(word) &&
  !english.whom.has(word) &&
  !english.owners.has(word)

const timeOfHelp = (word: string): Piece['time'] =>
  /^(?:did|was|were|had)$/u.test(word)
    ? 'past'
    : /^(?:will|shall)$/u.test(word)
      ? 'ahead'
      : /^(?:have|has)$/u.test(word)
        ? 'done'
        : /^(?:am|is|are|do|does)$/u.test(word)
          ? 'now'
          : 'open'

/** Some look the same in every time: put, read. */
const timeOfForm = (word: string): Piece['time'] =>
  english.unchanged.has(word)
    ? 'open'
    : /ing$/u.test(word)
      ? 'open'
      : isInflected(word) && !word.endsWith('s')
        ? 'past'
        : 'now'

const mayBeDone = (word: string) => english.acts.has(stem(word)) && !english.notActs.has(word)

const givers = new Set(['give', 'tell', 'show', 'send', 'teach', 'bring'].map(stem))

class Reader {
  readonly tokens: readonly string[]
  readonly pieces: Piece[] = []
  readonly clauses: Clause[] = []
  at = 0
  /** What waits for the next thing: the word before it, its owners, what it is like. */
  under: string | undefined
  waiting: number[] = []
  points: Piece['points']
  many: boolean | undefined
  /** The word that joins the next clause, and whether a mark stands before it. */
  join: string | undefined
  marked = true
  last: number | undefined

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  read(): Pieces {
    for (; this.at < this.tokens.length; this.at++) this.take(this.tokens[this.at] ?? '')
    this.leave()
    this.calls()
    return { pieces: this.pieces, links: this.linked() }
  }

  get clause(): Clause {
    return this.clauses.at(-1) ?? this.open('')
  }

  open(how: string, on?: number): Clause {
    const clause: Clause = {
      how,
      on,
      act: undefined,
      things: [],
      helped: false,
      being: false,
      passive: false,
      denied: false,
      time: undefined,
      first: false,
    }
    this.clauses.push(clause)
    return clause
  }

  take(word: string) {
    const next = this.tokens[this.at + 1] ?? ''
    const before = this.tokens[this.at - 1] ?? ''
    if (/[,;:.?!]/u.test(word)) return this.mark(word)
    if (word === 's') return this.isShort(next) ? this.help('is') : this.own()
    if (stem(word) === 'get' && isInflected(next) && !/(?:ing|s)$/u.test(next) && mayBeDone(next)) {
      this.clause.time ??= timeOfForm(word)
      return this.help('be')
    }
    if (english.becoming.has(stem(word)) && this.isQuality(next, this.tokens[this.at + 2] ?? '')) {
      this.clause.time ??= timeOfForm(word)
      return this.help('be')
    }
    if (word === 'to' && (mayBeDone(next) || /^(?:be|have|do)$/u.test(next))) return this.leave()
    if (this.isAct(word, before, next)) return this.act(word, before)
    if (word === 'of' && this.last !== undefined && this.waiting.length === 0) {
      this.under = 'of'
      return
    }
    if (this.isJoin(word, before, next)) return this.joins(word)
    if (word === 'and' || word === 'or') return this.also()
    if (
      english.prepositions.has(word) &&
      (!this.endsThing(next) || english.near.has(next) || english.far.has(next))
    ) {
      this.leave()
      this.under = word
      return
    }
    if (english.prepositions.has(word)) return this.asksWay(word)
    if (english.helps.has(word)) return this.help(word)
    if (english.owners.has(word) && !this.endsThing(next) && !this.isGiven(word, before)) {
      this.waiting.push(this.add(word, 'of'))
      return
    }
    if (english.near.has(word) || english.far.has(word)) return this.point(word, next)
    if (/^(?:no|nobody|nothing|none|nowhere)$/u.test(word)) this.clause.denied = true
    const isSmall = word === 'little' && (before === 'the' || english.owners.has(before))
    if (english.articles.has(word) && !this.endsThing(next) && !isSmall) return
    if (english.adverbs.has(word) && this.waiting.length === 0 && !(word === 'home' && this.under === 'at'))
      return this.adverb(word)
    this.thing(word, next)
  }

  add(word: string, part: string): number {
    return this.pieces.push({ word, stem: stem(word), part, to: undefined }) - 1
  }

  /** Whether a thing cannot begin here, so that what stands before is the thing. */
  endsThing(next: string): boolean {
    return (
      next === '' ||
      /[,;:.?!]/u.test(next) ||
      english.helps.has(next) ||
      english.joins.has(next) ||
      (english.prepositions.has(next) && next !== 'like')
    )
  }

  isAct(word: string, before: string, next: string): boolean {
    if (!mayBeDone(word) || english.helps.has(word)) return false
    if (before === 's' && /ing$/u.test(word) && this.clause.being) return true
    if (before === 's' || english.owners.has(before) || before === 'very') return false
    if (this.waiting.length > 0) return false
    if (this.clause.being && this.clause.act === undefined && english.qualities.has(word)) return false
    const isForm = isInflected(word) && !/(?:[^s]s|es)$/u.test(word)
    if (before === 'to' || english.helps.has(before) || english.who.has(before)) return true
    if (english.articles.has(before) || english.near.has(before)) return false
    if (before === 'that')
      return english.far.has(before) && this.last !== undefined && !english.either.has(stem(word))
    if (english.prepositions.has(before)) return /ing$/u.test(word) && word !== 'evening'
    const isNoun = english.either.has(stem(word))
    if (before === '' || /[,;:.?!]/u.test(before) || english.joins.has(before))
      return !isNoun || !english.helps.has(next)
    if (english.adverbs.has(before) || english.whom.has(before)) return true
    if (this.clause.act === undefined && !this.clause.being) return true
    return isForm || !isNoun
  }

  act(word: string, before: string) {
    const isPassive =
      this.clause.being &&
      this.clause.act === undefined &&
      !/ing$/u.test(word) &&
      isInflected(word) &&
      !this.isNewDoer()
    let clause = this.clause
    if (
      this.join !== undefined ||
      clause.act !== undefined ||
      (english.prepositions.has(before) && clause.being) ||
      (clause.being && !isPassive && !/ing$/u.test(word))
    )
      clause = this.next(word, before)
    clause.passive = isPassive
    if (before === 'without' || (/ing$/u.test(word) && this.isWithout(clause))) clause.denied = true
    clause.act = this.add(word, 'act')
    clause.time ??= timeOfForm(word)
    this.last = undefined
    this.under = undefined
    this.join = undefined
    this.marked = false
  }

  /** “The film you saw”: a second doer stands right before what it does. */
  isNewDoer(): boolean {
    const doers = this.clause.things.filter((one) => this.pieces[one]?.part === 'who')
    return doers.length > 1 && doers.at(-1) === this.last
  }

  /** The clause of a second act: what stood right before it does it. */
  next(word: string, before: string): Clause {
    const prior = this.clause
    const who = this.last
    const isNew = this.join !== undefined
    const how =
      this.join ??
      (before === 'without'
        ? 'without'
        : /^(?:to|for|not)$/u.test(before)
          ? 'to'
          : /ing$/u.test(word)
            ? 'ing'
            : 'that')
    if (isNew && prior.act === undefined && !prior.being && prior.how === how) return prior
    const own =
      who !== undefined &&
      prior.things.includes(who) &&
      !english.prepositions.has(before) &&
      !/^(?:in|on|at|to|from|with)$/u.test(this.pieces[who]?.part ?? '')
        ? prior.things.filter((thing) => thing >= who)
        : []
    prior.things = prior.things.filter((thing) => !own.includes(thing))
    const clause = this.open(how, this.clauses.length - 1)
    clause.things = own
    for (const thing of own) if (this.pieces[thing]?.part !== 'like') this.put(thing, 'who')
    if (own.length > 0 && prior.first && !isNew) {
      clause.how = ''
      clause.on = undefined
    }
    return clause
  }

  put(thing: number, part: string) {
    const piece = this.pieces[thing]
    if (piece) this.pieces[thing] = { ...piece, part }
  }

  /** “…, brother”: a person alone after the last mark is called. */
  calls() {
    const { clause } = this
    const [thing, another] = clause.things
    const isAlone =
      this.clauses.length > 1 && clause.act === undefined && !clause.helped && another === undefined
    const called = this.pieces[thing ?? -1]?.stem ?? ''
    if (
      !isAlone ||
      thing === undefined ||
      !(english.people.has(called) || english.callings.has(this.pieces[thing]?.word ?? ''))
    )
      return
    this.put(thing, 'call')
    clause.things = []
  }

  mark(word: string) {
    this.leave()
    if (word !== ',') this.calls()
    const [what, called] = this.clause.things.slice(-2).map((one) => this.pieces[one]?.part)
    if (what === 'what' && called === 'who') this.put(this.clause.things.pop() ?? -1, 'call')
    this.last = undefined
    this.under = undefined
    this.marked = true
    if (
      this.clause.things.length > 0 &&
      (word !== ',' || this.clause.denied) &&
      this.clause.act === undefined
    )
      this.clause.being = true
    const isOver = this.clause.act !== undefined || this.clause.being
    if (word !== ',' || isOver) {
      if (this.clauses.length > 0 && isOver) this.join ??= ''
    } else {
      for (const thing of this.clause.things) if (this.pieces[thing]?.part === 'who') this.put(thing, 'call')
    }
  }

  /** “Father’s”: what stood before it owns what follows. */
  own() {
    const owner = this.last
    if (owner === undefined) return
    for (const clause of this.clauses) clause.things = clause.things.filter((thing) => thing !== owner)
    const part = this.pieces[owner]?.part ?? ''
    if (english.prepositions.has(part)) this.under = part
    this.put(owner, 'of')
    this.waiting.push(owner)
    this.last = undefined
  }

  /** “Mum’s here”: it is, and owns nothing. */
  isShort(next: string): boolean {
    return (
      /ing$/u.test(next) ||
      /^(?:not|a|an|the|here|there|in|on|at|from|very|so|too|still|now|been|gone|going)$/u.test(next) ||
      /^right (?:here|there)$/u.test(`${next} ${this.tokens[this.at + 2]}`)
    )
  }

  isQuality(next: string, then: string): boolean {
    return (
      (english.qualities.has(next) && this.endsQuality(then)) ||
      (english.adverbs.has(next) && english.qualities.has(then))
    )
  }

  /** “He gave her money”, but “he gave her money to me”. */
  isGiven(word: string, before: string): boolean {
    return word === 'her' && givers.has(stem(before)) && !this.tokens.slice(this.at).includes('to')
  }

  /** “Without anyone telling him”. */
  isWithout({ things }: Clause): boolean {
    return this.tokens[this.at - 2] === 'without' && things.length > 0
  }

  /** “Get wet in the rain”, but “get new clothes”. */
  endsQuality(then: string): boolean {
    return (
      this.endsThing(then) || english.adverbs.has(then) || english.articles.has(then) || english.who.has(then)
    )
  }

  /** “When it rains”, but “after school”: the word joins a clause if an act follows before the next mark. */
  isJoin(word: string, before: string, next: string): boolean {
    if (!english.joins.has(word)) return false
    if (word === 'that' && (english.prepositions.has(before) || english.helps.has(before))) return false
    if (word === 'that' && this.last === undefined && !english.sayings.has(stem(before))) return false
    if (english.asks.has(word) && english.helps.has(next) && this.clause.act === undefined) return false
    const ahead = this.tokens.slice(this.at + 1)
    const end = ahead.findIndex((one) => /[,;:.?!]/u.test(one) || (english.joins.has(one) && one !== 'that'))
    const part = end < 0 ? ahead : ahead.slice(0, end)
    const acts = part.some(
      (one, at) =>
        (mayBeDone(one) &&
          (at === 0
            ? !english.either.has(stem(one)) || /ing$/u.test(one) || word === 'and'
            : !english.articles.has(part[at - 1] ?? '') && !english.owners.has(part[at - 1] ?? ''))) ||
        (english.helps.has(one) && at > 0),
    )
    if (word === 'who' || word === 'which' || word === 'where' || word === 'when')
      return (
        acts &&
        (this.clause.act !== undefined ||
          this.last !== undefined ||
          word === 'when' ||
          this.clauses.length === 0)
      )
    if (word === 'so' && !acts) return false
    return acts
  }

  joins(word: string) {
    this.leave()
    this.under = undefined
    const isFirst = this.clauses.length === 0 || (this.clause.act === undefined && !this.clause.being)
    const doers =
      word === 'and' || word === 'or'
        ? this.clause.things.filter((one) => this.pieces[one]?.part === 'who')
        : []
    const on = isFirst ? undefined : this.clauses.length - 1
    const clause = this.open(word, on)
    clause.first = isFirst && word !== 'and'
    clause.things.push(...doers.map((one) => one))
    this.join = undefined
    this.last = undefined
    this.marked = true
  }

  /** “Tea and coffee”: the next thing has the part of the last. */
  also() {
    this.under = this.last === undefined ? undefined : this.pieces[this.last]?.part
    if (this.under === 'act') this.under = undefined
  }

  help(word: string) {
    this.leave()
    const being = /^(?:am|is|are|was|were|be|been|being)$/u.test(word)
    if (
      this.join !== undefined ||
      ((this.clause.act !== undefined || (this.clause.being && being)) &&
        !/^(?:been|being|be|not|never)$/u.test(word))
    ) {
      this.next(word, this.tokens[this.at - 1] ?? '')
      this.join = undefined
    }
    this.clause.helped = true
    if (/^(?:not|never)$/u.test(word)) this.clause.denied = true
    else this.clause.time ??= timeOfHelp(word)
    if (!/^(?:not|never)$/u.test(word)) this.clause.being = being || (this.clause.being && word === 'been')
    if (/^(?:have|has|had|do|does|did)$/u.test(word)) this.owning(word)
  }

  /** “I have a car”: without another act to help, it is what one does. */
  owning(word: string) {
    const ahead = this.tokens.slice(this.at + 1)
    const end = ahead.findIndex((one) => /[,;:.?!]/u.test(one) || english.joins.has(one))
    const part = end < 0 ? ahead : ahead.slice(0, end)
    const helps = part.some(
      (one, at) =>
        (mayBeDone(one) &&
          !english.articles.has(part[at - 1] ?? '') &&
          !english.owners.has(part[at - 1] ?? '') &&
          !(part[at - 1] === 'to')) ||
        /^(?:been|had|done|got|have|be)$/u.test(one),
    )
    if (helps) return
    this.clause.act = this.add(word, 'act')
    this.clause.time = /^(?:had|did)$/u.test(word)
      ? 'past'
      : this.clause.helped && this.clause.time !== 'done'
        ? this.clause.time
        : 'now'
    this.last = undefined
  }

  point(word: string, next: string) {
    this.points = english.near.has(word) ? 'near' : 'far'
    if (this.endsThing(next) || (mayBeDone(next) && !english.either.has(stem(next)))) {
      const thing = this.add(word, 'who')
      this.finish(thing)
    }
  }

  adverb(word: string) {
    const thing = this.add(word, 'like')
    this.clause.things.push(thing)
    if (this.tokens[this.at + 1] === 's') this.last = thing
  }

  /** The last word of a row of things is the thing, and the others say what it is like. */
  thing(word: string, next: string) {
    const isLast =
      this.endsThing(next) ||
      (english.qualities.has(next) && !english.qualities.has(word) && this.clause.being) ||
      next === 's' ||
      (english.adverbs.has(next) && !(next === 'home' && english.qualities.has(word))) ||
      (english.callings.has(next) && this.clause.being && english.qualities.has(word)) ||
      (english.people.has(stem(next)) &&
        this.under !== undefined &&
        this.clause.act === undefined &&
        !english.people.has(stem(word)) &&
        !this.clause.things.length) ||
      english.articles.has(next) ||
      english.owners.has(next) ||
      english.who.has(next) ||
      english.whom.has(next) ||
      english.near.has(next) ||
      english.who.has(word) ||
      english.whom.has(word) ||
      (english.people.has(stem(word)) && this.clause.act !== undefined && !english.people.has(stem(next))) ||
      (mayBeDone(next) &&
        (!english.either.has(stem(next)) || (this.clause.act === undefined && !this.clause.being)))
    if (!isLast) {
      this.waiting.push(this.add(word, 'like'))
      return
    }
    const thing = this.add(word, '')
    const isNamed = english.who.has(word) || english.whom.has(word)
    if (!isNamed && isPlural(word)) this.many = true
    this.finish(thing)
  }

  /** “Who it was written to”: the way of what is asked stands at the end. */
  asksWay(way: string) {
    const { clause } = this
    const asked = clause.things.find((one) => this.pieces[one]?.part === 'asked')
    if (asked !== undefined) this.put(asked, way)
    else if (clause.how === 'who') clause.things.push(this.add('who', way))
  }

  /** “Don’t be afraid”; in “how much is an orange” it is a thing. */
  isSaidOf(word: string): boolean {
    return english.qualities.has(word) && !english.articles.has(this.tokens[this.at - 1] ?? '')
  }

  /** Gives a thing its part: that of the word before it, or that of its place. */
  finish(thing: number) {
    for (const one of this.waiting) {
      const piece = this.pieces[one]
      if (piece) this.pieces[one] = { ...piece, to: thing }
    }
    const piece = this.pieces[thing]
    if (!piece) return
    if (this.join !== undefined) {
      const how = this.join
      this.join = undefined
      this.open(how, how === '' ? undefined : this.clauses.length - 1)
    }
    const { clause } = this
    const who = clause.things.find((one) => this.pieces[one]?.part === 'who')
    if (
      english.qualities.has(piece.word) &&
      this.under === undefined &&
      who !== undefined &&
      clause.act === undefined
    ) {
      this.pieces[thing] = { ...piece, part: 'like', to: who }
      this.waiting = []
      return
    }
    if (english.times.has(piece.stem) && /^(?:in|on|at|for|during|this|what|$)/u.test(this.under ?? ''))
      this.under = 'when'
    if (
      clause.act === undefined &&
      who !== undefined &&
      english.who.has(piece.word) &&
      this.under === undefined &&
      !clause.being
    )
      this.put(who, clause.helped ? 'call' : 'whom')
    const hasWho = clause.things.some((one) => this.pieces[one]?.part === 'who')
    const byPlace =
      english.who.has(piece.word) &&
      piece.word !== 'it' &&
      (piece.word !== 'you' || (clause.act === undefined && clause.being && hasWho))
        ? 'who'
        : clause.act === undefined
          ? clause.being && (hasWho || this.isSaidOf(piece.word))
            ? 'what'
            : hasWho && this.last !== undefined && clause.helped
              ? 'whom'
              : 'who'
          : 'whom'
    const part =
      this.under === 'of' ? 'of' : (this.under ?? (english.asks.has(piece.word) ? 'asked' : byPlace))
    this.pieces[thing] = {
      ...piece,
      part,
      ...(this.under === 'of' && this.last !== undefined && { to: this.last }),
      ...(this.many && { many: true }),
      ...(this.points && { points: this.points }),
    }
    if (this.under !== 'of') clause.things.push(thing)
    this.last = thing
    this.under = undefined
    this.waiting = []
    this.many = undefined
    this.points = undefined
    this.marked = false
  }

  /** What waited for a thing and got none is one itself: “is mine”, “the big”. */
  leave() {
    const thing = this.waiting.pop()
    if (thing !== undefined) this.finish(thing)
    this.waiting = []
    this.points = undefined
  }

  linked(): Link[] {
    const links: Link[] = []
    for (const clause of this.clauses) {
      const act = clause.act ?? this.addBeing(clause)
      clause.act = act
      const asked = clause.things.find((one) => this.pieces[one]?.part === 'asked')
      const isDoer = this.pieces[asked ?? -1]?.word === 'who'
      if (asked !== undefined && isDoer)
        this.put(asked, clause.things.some((one) => this.pieces[one]?.part === 'who') ? 'whom' : 'who')
      const swapped = clause.passive ? this.turned(clause) : clause.things
      for (const thing of swapped) {
        const piece = this.pieces[thing]
        if (piece && piece.to === undefined) this.pieces[thing] = { ...piece, to: act }
      }
      const piece = act === undefined ? undefined : this.pieces[act]
      const { time, denied, how } = clause
      if (piece && act !== undefined) this.pieces[act] = { ...piece, how, denied, ...(time && { time }) }
    }
    for (const [at, { how, on, act, first }] of this.clauses.entries()) {
      const other = this.clauses[first ? at + 1 : (on ?? -1)]?.act
      if (act !== undefined && other !== undefined && (how !== '' || first))
        links.push({ act, how, on: other })
    }
    return links
  }

  addBeing(clause: Clause): number | undefined {
    return clause.things.length > 0 ? this.add('is', 'act') : undefined
  }

  turned(clause: Clause): readonly number[] {
    for (const thing of clause.things) {
      const part = this.pieces[thing]?.part
      if (part === 'who') this.put(thing, 'whom')
      if (part === 'by') this.put(thing, 'who')
    }
    return clause.things
  }
}
