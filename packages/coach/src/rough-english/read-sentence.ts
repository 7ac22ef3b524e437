import type { LexiconEntry } from '@app/learning/vocabulary'
import { gerundOf, gerundPart, purposeNow } from './acts-as-nouns.ts'
import { adjectiveOf, comparative, ordinals } from './adjectives.ts'
import type { Atom } from './atoms.ts'
import { beClause } from './be-frame.ts'
import { type Clause, line } from './clause.ts'
import { isParticle, particleEnd, particleForm, type ToDo, verbEnd } from './end-clause.ts'
import { type Form, formOf, type Link } from './form.ts'
import { gather, isPerson } from './gather.ts'
import { haveClause } from './have-frame.ts'
import { joinedUp, type Sub } from './join-clauses.ts'
import { called, counted, isAskingPart, mayEnd, mine, overText } from './noun-parts.ts'
import { both, firstOf, isEmpty, type NounPhrase, nothingBefore, say } from './noun-phrase.ts'
import { numberAt } from './numbers.ts'
import { asTime, inPlace, type NounPart, type Part, saidPart, sayPart } from './parts.ts'
import { postpositions, withPostposition } from './postpositions.ts'
import { readNoun } from './read-noun.ts'
import { thatWhich } from './relative.ts'
import { readTable } from './table.ts'
import { callLines, conjunctionLines, followers } from './tables/links.ts'
import { adverbLines, determinerLines } from './tables/small-words.ts'
import { isIdiom, verbLine } from './verb-frame.ts'

const adverbs = readTable(adverbLines)
const determiners = readTable(determinerLines)
const conjunctions = readTable(conjunctionLines)
const calls = readTable(callLines)

/** A sentence that is not understood whole gets no English. */
class NotSure extends Error {}

function sure<T>(found: T | undefined): T {
  if (found === undefined) throw new NotSure()
  return found
}

/** The English of the words of one sentence, or undefined where anything in it is not sure. */
export function readSentence(atoms: readonly Atom[], isAsked: boolean): string | undefined {
  try {
    return new Reader(atoms, isAsked).read()
  } catch (error) {
    if (error instanceof NotSure) return undefined
    throw error
  }
}

class Reader {
  private readonly atoms: readonly Atom[]
  private readonly isAsked: boolean
  private at = 0
  private parts: Part[] = []
  private before = nothingBefore
  private degree = ''
  private todo: ToDo | undefined
  private subs: Sub[] = []
  private focus: 'none' | 'is' | 'asks' = 'none'
  private readonly said: string[] = []
  private opening: string[] = []
  private closing: string[] = []

  constructor(atoms: readonly Atom[], isAsked: boolean) {
    this.atoms = atoms
    this.isAsked = isAsked
  }

  read(): string {
    while (this.at < this.atoms.length) {
      const atom = sure(this.atoms[this.at])
      this.at++
      this.take(atom)
    }
    // ഏത് നിറമാണ് ഇഷ്ടം: what is liked goes before.
    const last = this.parts.at(-1)
    if (this.focus === 'is' && last?.kind === 'noun' && last.phrase.entry.word === 'ഇഷ്ടം') {
      this.focus = 'none'
      const form = sure(particleForm([], false))
      this.end(sure(beClause(this.parts, form, false)), form)
    }
    if (!this.isNew() || this.said.length === 0) throw new NotSure()
    return this.said.join(' ') + this.closing.map((name) => `, ${name}`).join('')
  }

  private isNew() {
    return (
      this.parts.length === 0 &&
      this.subs.length === 0 &&
      isEmpty(this.before) &&
      this.degree === '' &&
      !this.todo
    )
  }

  private next(by = 0): Atom | undefined {
    return this.atoms[this.at + by]
  }

  private take(atom: Atom) {
    const { entry, ids } = atom
    if (this.degree !== '' && entry.pos !== 'adjective') throw new NotSure()
    if (this.todo && entry.pos !== 'verb' && !isParticle(entry.word)) this.settleToDo()
    if (ids.at(-1) === 'vocative' || entry.pos === 'interjection') return this.call(atom)
    if (entry.pos === 'phrase') return this.phrase(atom)
    if (entry.pos === 'numeral' && entry.word !== 'ഒരു') return this.number(atom)
    switch (entry.pos) {
      case 'noun':
      case 'name':
      case 'pronoun':
        return this.noun(atom)
      case 'adjective':
      case 'numeral':
        return this.adjective(atom)
      case 'adverb':
        return this.adverb(atom)
      case 'postposition':
        return this.postposition(atom)
      case 'verb':
        return this.verb(atom)
      case 'particle':
        return this.particle(atom)
      case 'conjunction':
        return this.conjunction(atom)
      default:
        throw new NotSure()
    }
  }

  /** An act in ആൻ with more between it and its verb is what that is done for. */
  private settleToDo() {
    const todo = sure(this.todo)
    this.todo = undefined
    const verb = { verb: todo.verb, parts: todo.parts }
    this.parts.push(sure(purposeNow(verb)))
  }

  private call({ entry, mark }: Atom) {
    const isLast = this.at === this.atoms.length
    const word = calls.get(entry.word)?.english ?? (entry.pos === 'interjection' ? undefined : called(entry))
    if (word === undefined) throw new NotSure()
    if (this.isNew() && (mark.includes(',') || mark.includes('!')) && !isLast) {
      this.opening.push(`${word},`)
      return
    }
    if (!isLast || this.said.length === 0 || !this.isNew()) throw new NotSure()
    this.closing.push(word)
  }

  /** സാരമില്ല, പോയിട്ട് വരാം: what is said whole. */
  private phrase({ entry, mark, ids }: Atom) {
    const isLast = this.at === this.atoms.length
    if (!this.isNew() || ids.length > 0 || !(isLast || mark.includes(','))) throw new NotSure()
    const text = line(this.opening.splice(0).join(' '), firstOf(entry.means[0] ?? '').replace(/[?!]$/u, ''))
    this.said.push(this.said.length > 0 ? `${this.said.pop() ?? ''}, ${text}` : text)
  }

  private number(atom: Atom) {
    const { ids } = atom
    if (
      ids.join() === 'ordinal' ||
      /^(?:the )?(?:first|second|third|fourth|fifth|tenth)$/u.test(atom.entry.means[0] ?? '')
    ) {
      const word =
        ordinals.get(atom.entry.word) ??
        (ids.length === 0 ? atom.entry.means[0]?.replace(/^the /u, '') : undefined)
      this.addAdjective(sure(word))
      return
    }
    const after = this.next()?.entry
    if (atom.entry.word === 'ഒന്ന്' && ids.length === 0 && (after?.pos === 'adverb' || after?.pos === 'verb'))
      return
    const found = sure(numberAt(this.atoms, this.at - 1))
    this.at += found.length - 1
    if (this.before.count) throw new NotSure()
    const hour = this.next()
    if (hour?.entry.word === 'മണി') return this.clock(found, hour)
    if (found.half) throw new NotSure()
    const isHalf = found.english === 'half'
    if (found.english === 'quarter' || found.english === 'three quarters') throw new NotSure()
    if (
      isHalf &&
      hour?.entry.word !== 'മണിക്കൂർ' &&
      hour?.entry.word !== 'കിലോ' &&
      hour?.entry.word !== 'ലിറ്റർ'
    )
      throw new NotSure()
    const english = isHalf ? (hour?.entry.word === 'മണിക്കൂർ' ? 'half an' : 'half a') : found.english
    this.before = { ...this.before, count: { english, one: isHalf || found.one } }
  }

  private clock({ english, half }: { english: string; half: boolean }, { ids }: Atom) {
    if (!isEmpty(this.before)) throw new NotSure()
    this.at++
    const time = half ? `half past ${english}` : `${english} o’clock`
    const [first, ...more] = ids
    if (first === 'became' && more.length === 0 && this.at === this.atoms.length && this.onlyTimes()) {
      const when = this.parts.map((part) => (part.kind === 'said' ? part.text : '')).join(' ')
      this.parts = []
      return void this.said.push(line(...this.opening.splice(0), 'it is', time, when))
    }
    if (first === 'dative' && more.length === 0) return void this.parts.push(saidPart('clock', `at ${time}`))
    const after = this.next()
    if (first === 'until' || (first === undefined && after?.entry.word === 'വരെ' && after.ids.length === 0)) {
      if (first === undefined) this.at++
      return void this.parts.push(saidPart('clock', `until ${time}`))
    }
    throw new NotSure()
  }

  private onlyTimes() {
    return (
      this.said.length === 0 &&
      this.subs.length === 0 &&
      this.parts.every((part) => part.kind === 'said' && part.at === 'when')
    )
  }

  private addAdjective(text: string) {
    this.before = { ...this.before, adjectives: [...this.before.adjectives, line(this.degree, text)] }
    this.degree = ''
  }

  private adjective(atom: Atom) {
    const { entry, ids } = atom
    const determiner = determiners.get(entry.word)
    if (determiner) {
      if (determiner.english === 'no' || ids.length > 0 || this.degree !== '') throw new NotSure()
      if (determiner.english === 'how many' && this.next()?.entry.word === 'മണി') return this.whatTime()
      if (this.before.determiner || this.before.count || this.before.owner) throw new NotSure()
      this.before = { ...this.before, determiner, asks: determiner.marks.has('asks') }
      return
    }
    const next = this.next()?.entry
    if (
      entry.word === 'നല്ല' &&
      ids.length === 0 &&
      next?.pos === 'adjective' &&
      !determiners.has(next.word)
    ) {
      this.degree = line(this.degree, 'very')
      return
    }
    if (entry.word === 'അടുത്തുള്ള' && this.before.owner) throw new NotSure()
    const text = sure(adjectiveOf(entry, next))
    if (ids.length === 0 && isParticle(this.next()?.entry.word ?? '')) return this.predicate(text)
    if (ids.length === 0) return this.addAdjective(text)
    if (ids.join() === 'nominal' && isParticle(this.next()?.entry.word ?? '')) return this.predicate(text)
    throw new NotSure()
  }

  private predicate(text: string) {
    if (!isEmpty(this.before)) throw new NotSure()
    const than = this.parts.findIndex((part) => part.kind === 'noun' && part.case === 'than')
    const other = this.parts[than]
    if (other?.kind === 'noun') {
      if (this.degree !== '') throw new NotSure()
      this.parts = this.parts.filter((part) => part !== other)
      this.parts.push({ kind: 'adjective', text: `${comparative(text)} than ${sayPart(other, 'place')}` })
      return
    }
    this.parts.push({ kind: 'adjective', text: line(this.degree, text) })
    this.degree = ''
  }

  /** എത്ര മണിക്ക്. */
  private whatTime() {
    const { ids } = sure(this.next())
    this.at++
    if (!isEmpty(this.before) || ids.join() !== 'dative') throw new NotSure()
    this.parts.push({ kind: 'asks', text: 'at what time' })
  }

  private noun(atom: Atom) {
    if (atom.entry.word === 'മണി') throw new NotSure()
    const found = sure(readNoun(atom, this.before))
    const { phrase, more } = found
    this.before = nothingBefore
    const isLast = this.at === this.atoms.length
    const isPlain = found.case === '' && found.also === ''
    if (isLast && isPlain && (more.join() === 'became' || more.join() === 'became,question'))
      return this.became({ kind: 'noun', phrase, case: '', also: '' }, more.length > 1)
    if (more.length > 0) throw new NotSure()
    if (this.isCalled(phrase, atom)) return this.call(atom)
    if (atom.mark.includes(',')) throw new NotSure()
    const next = this.next()
    if (
      atom.entry.word === 'വഴി' &&
      found.case === '' &&
      next?.entry.pos !== 'particle' &&
      phrase.before.determiner?.marks.has(phrase.before.determiner.english)
    )
      return void this.parts.push(saidPart('where', `${phrase.before.determiner.english} way`))
    if (phrase.marks.has('measure') && found.case === '' && next?.entry.pos === 'noun' && !atom.mark.trim()) {
      const { count, determiner } = phrase.before
      const isOne = determiner?.english === 'a' && !count
      if (!isOne && !count) throw new NotSure()
      this.before = {
        ...nothingBefore,
        count: { english: `${say(phrase, 'object')} of`, one: false, of: true },
      }
      return
    }
    if (found.case === 'genitive' && next?.entry.pos !== 'postposition' && !isBehind(next)) {
      this.before = { ...nothingBefore, owner: phrase }
      return
    }
    if (
      found.case === 'locativeAdjective' ||
      (found.case === 'ofTime' && phrase.of === 'thing' && !phrase.marks.has('time'))
    ) {
      const part: NounPart = { kind: 'noun', phrase, case: 'locative', also: '' }
      const place = sure(inPlace(part))
      this.before = { ...nothingBefore, after: () => place }
      return
    }
    const part = counted({ kind: 'noun', phrase, case: found.case, also: found.also })
    if (!part) throw new NotSure()
    if (found.case === 'possession')
      return void this.parts.push({ kind: 'adjective', text: sure(mine(phrase)) })
    const time = this.time(part)
    if (time) return void this.parts.push(time)
    if (
      phrase.marks.has('time') &&
      !/^(?:postposition)$/u.test(next?.entry.pos ?? '') &&
      !isParticle(next?.entry.word ?? '') &&
      !isAt(part)
    )
      throw new NotSure()
    // ഇതിലും ഭംഗിയുള്ള വീട് is a house more beautiful than this.
    if (found.case === 'locative' && found.also === 'too' && phrase.pronoun) throw new NotSure()
    if (found.case === 'since' || found.case === 'until' || found.case === 'using')
      return this.joinedWord(part)
    this.add(part)
  }

  private time({ phrase, case: ending, also }: NounPart): Part | undefined {
    const { marks, before } = phrase
    const next = this.next()
    const isTime =
      ['time', 'day', 'month', 'feast'].some((mark) => marks.has(mark)) || phrase.entry.topic === 'festivals'
    if (!isTime && phrase.head !== 'time') return undefined
    if (next?.entry.word === 'മുഴുവൻ' && next.ids.length === 0 && isEmpty(before) && ending === '') {
      this.at++
      return saidPart('part', `all ${phrase.head}`)
    }
    if (next && isParticle(next.entry.word) && !before.determiner && before.adjectives.length === 0)
      return undefined
    if (next?.entry.pos === 'postposition' && !(before.count && ending === '')) return undefined
    return asTime(phrase, ending, also)
  }

  /** സന്തോഷമായി, ഡോക്ടറായി: what one became. */
  private became(part: NounPart, asks: boolean) {
    const form: Form = { time: 'past', not: false, link: 'end', asks }
    this.parts.push(part)
    if (part.phrase.marks.has('age')) {
      const now: Form = { ...form, time: 'present' }
      return this.end(sure(haveClause(sure(gather(this.parts, false)), now, false)), now)
    }
    if (isIdiom(part.phrase.entry.word, become.word))
      return this.end(sure(verbEnd(this.parts, undefined, become, form)), form)
    const clause = sure(beClause(this.parts, form, true))
    const [act] = clause.acts
    if (act?.verb !== 'be' || clause.subject.unsaid || clause.asks !== '') throw new NotSure()
    this.end({ ...clause, acts: [{ ...act, verb: 'become' }] }, form)
  }

  /** സാർ, ഞാൻ വരാം: who is spoken to. */
  private isCalled({ before, of }: NounPhrase, { mark, ids }: Atom) {
    return this.isNew() && of === 'person' && ids.length === 0 && isEmpty(before) && mark.includes(',')
  }

  private joinedWord(part: NounPart) {
    const preps: Readonly<Record<string, string>> = { since: 'from', until: 'to', using: 'with' }
    if (part.phrase.marks.has('time') || part.also !== '' || isPerson(part.phrase)) throw new NotSure()
    if (part.case === 'until' && !part.phrase.marks.has('name')) throw new NotSure()
    this.parts.push(
      saidPart(
        part.case === 'using' ? 'how' : 'where',
        `${preps[part.case] ?? ''} ${sayPart(part, 'place')}`,
      ),
    )
  }

  /** A noun that goes on with one before it: അച്ഛനും അമ്മയും. */
  private add(part: NounPart) {
    const last = this.parts.at(-1)
    if (last?.kind === 'noun' && last.case === part.case && last.also === 'too' && part.also === 'too') {
      this.parts.pop()
      this.parts.push({ ...part, phrase: both(last.phrase, part.phrase), also: '' })
      return
    }
    this.parts.push(part)
  }

  private adverb(atom: Atom) {
    const { entry, ids } = atom
    const found = sure(adverbs.get(entry.word))
    if (!isEmpty(this.before)) throw new NotSure()
    const last = this.parts.at(-1)
    const post = postpositions.get(entry.word)
    if (post && ids.length === 0 && last?.kind === 'noun' && post.marks.has(last.case))
      return this.postposition(atom)
    const [first, ...more] = ids
    if (first === 'ofTime' && more.length === 0) {
      if (found.marks.has('day'))
        this.before = { ...nothingBefore, determiner: { ...found, english: `${found.english}’s` } }
      else if (found.marks.has('where')) this.before = { ...nothingBefore, after: () => found.english }
      else throw new NotSure()
      return
    }
    if (first === 'itself' && more.length === 0 && /^(?:here|there|now)$/u.test(found.english))
      return void this.parts.push(
        saidPart(found.marks.has('where') ? 'where' : 'when', `right ${found.english}`),
      )
    if (
      first === 'and' &&
      more.length === 0 &&
      (found.marks.has('day') || found.english === 'here' || found.english === 'there')
    )
      return void this.parts.push(saidPart(found.marks.has('day') ? 'when' : 'where', `${found.english} too`))
    if (first === 'ablative' && more.length === 0 && found.english === 'where')
      return void this.parts.push({ kind: 'asks', text: 'where … from' })
    if (first === 'ablative' && more.length === 0 && (found.english === 'here' || found.english === 'there'))
      return void this.parts.push(saidPart('where', `from ${found.english}`))
    if (ids.length > 0) throw new NotSure()
    if (found.marks.has('much')) {
      this.degree = found.english
      return
    }
    if (entry.word === 'പിന്നെ' && !this.isNew()) return void this.parts.push(saidPart('when', 'later'))
    if (found.marks.has('asks')) {
      this.parts.push({ kind: 'asks', text: found.english })
      return
    }
    const at = (['when', 'part', 'day', 'how', 'where', 'often', 'first', 'back'] as const).find((one) =>
      found.marks.has(one),
    )
    this.parts.push(saidPart(sure(at), found.english, found.marks))
  }

  private postposition(atom: Atom) {
    if (!isEmpty(this.before)) throw new NotSure()
    this.parts.push(sure(withPostposition(this.parts.pop(), atom)))
  }

  private conjunction({ entry, ids }: Atom) {
    // എന്റെ പേര് രവി എന്നാണ് says no more than രവിയാണ്.
    const isName =
      entry.word === 'എന്ന്' && this.next()?.entry.word === 'ആണ്' && this.parts.at(-1)?.kind === 'noun'
    if (isName && ids.length === 0) return
    if (entry.word === 'എന്ന്' && ids.length === 0) throw new NotSure()
    const found = sure(conjunctions.get(entry.word))
    if (!this.isNew() || ids.length > 0 || this.opening.length > 0) throw new NotSure()
    this.opening.push(found.english)
  }

  private verb(atom: Atom) {
    const form = sure(formOf(atom.ids))
    const last = this.parts.at(-1)
    if (atom.entry.word === 'കഴിയുക' && form.link === 'and') {
      if (last?.kind === 'noun' && last.case === '' && last.also === '' && mayEnd(last.phrase)) {
        this.parts.pop()
        return void this.parts.push(saidPart('when', `after ${overText(last.phrase)}`))
      }
      if (last?.kind !== 'said' || last.at !== 'long') throw new NotSure()
      this.parts.pop()
      return void this.parts.push(saidPart('when', last.text.replace(/^for /u, 'after ')))
    }
    if (!isEmpty(this.before)) throw new NotSure()
    if (form.link === 'end') return this.end(sure(verbEnd(this.parts, this.todo, atom.entry, form)), form)
    if (this.todo && form.link !== 'that which') this.settleToDo()
    switch (form.link) {
      case 'that which':
        if (this.todo) throw new NotSure()
        return this.relative(atom.entry, form)
      case 'noun':
        return this.nominal(atom, form)
      case 'to': {
        const [kept, inner] = this.split()
        this.parts = [...kept]
        this.todo = { parts: inner, verb: atom.entry }
        return
      }
      case 'and': {
        const next = this.next()
        if (next && next.entry.pos === 'verb' && followers.has(next.entry.word)) throw new NotSure()
        const [kept, inner] = this.split()
        this.parts = [...kept]
        this.sub('and', inner, atom.entry, form)
        return
      }
      case 'while':
      case 'without': {
        if (form.link === 'without' && followers.has(this.next()?.entry.word ?? '')) throw new NotSure()
        const [kept, inner] = this.split()
        this.parts = [...kept]
        this.sub(form.link, inner, atom.entry, form)
        return
      }
      default: {
        const parts = this.parts
        this.parts = []
        this.sub(form.link, parts, atom.entry, form)
      }
    }
  }

  private sub(link: Link, parts: readonly Part[], verb: LexiconEntry, form: Form, apart = false) {
    if (this.focus !== 'none') throw new NotSure()
    const time = form.time === 'present' ? 'future' : form.time
    const clause = sure(verbEnd(parts, undefined, verb, { ...form, time }))
    if (clause.asks !== '' || clause.subject.asks) throw new NotSure()
    this.subs.push({ link, clause: { ...clause, form: { ...clause.form, time: form.time } }, verb, apart })
  }

  /** Who does it and when stay with the verb that comes; the rest belongs to this one. */
  private split(withTime = true): [readonly Part[], readonly Part[]] {
    let at = 0
    for (const [place, part] of this.parts.entries()) {
      const isDoer =
        part.kind === 'noun' &&
        (part.case === '' || (part.case === 'dative' && this.wantsDative())) &&
        (isPerson(part.phrase) || part.phrase.of === 'animal')
      const isTime =
        withTime && part.kind === 'said' && ['when', 'part', 'day', 'first', 'often'].includes(part.at)
      if (!isDoer && !isTime) break
      at = place + 1
    }
    return [this.parts.slice(0, at), this.parts.slice(at)]
  }

  /** Whether the one in the dative is who wants, can, likes or gets. */
  private wantsDative(): boolean {
    return this.atoms.slice(this.at - 1).some(({ entry, ids }) => {
      if (entry.pos === 'verb')
        return (
          ['കഴിയുക', 'പറ്റുക', 'സാധിക്കുക'].includes(entry.word) ||
          /^(?:must|may|needNot)$/u.test(ids[0] ?? '') ||
          (verbLine(entry)?.marks.has('felt') ?? false)
        )
      return ['അറിയാം', 'അറിയില്ല', 'വേണം', 'വേണ്ട', 'ഇഷ്ടം', 'പേടി', 'മടി', 'സമയം', 'വയ്യ'].includes(entry.word)
    })
  }

  private relative(verb: LexiconEntry, form: Form) {
    const head = sure(this.next())
    if (head.entry.pos === 'postposition' || head.entry.word === 'ഉടനെ' || head.entry.word === 'ഉടൻ') {
      const link = afterRelative(head.entry.word, form)
      this.at++
      if (!link || head.ids.length > 0) throw new NotSure()
      const parts = this.parts
      this.parts = []
      return this.sub(link, parts, verb, { ...form, link }, true)
    }
    const { kept, after } = sure(thatWhich(this.parts, verb, form, this.atoms, this.at))
    this.parts = [...kept]
    this.before = { ...nothingBefore, after }
  }

  private nominal(atom: Atom, form: Form) {
    const rest = atom.ids.slice(atom.ids.indexOf('nominal') >= 0 ? atom.ids.indexOf('nominal') + 1 : 1)
    const isLast = this.at === this.atoms.length
    if (this.focus !== 'none') {
      if (!isLast || rest.length > 0 || form.not) throw new NotSure()
      const isWh = this.parts.some((part) => part.kind === 'asks' || isAskingPart(part))
      const time = form.time === 'present' && !isWh ? 'usually' : form.time
      const clause = sure(
        verbEnd(this.parts, undefined, atom.entry, {
          time: time === 'usually' ? 'present' : time,
          not: false,
          link: 'end',
          asks: this.focus === 'asks',
        }),
      )
      return this.end(
        time === 'usually' && clause.form.time === 'progressive'
          ? { ...clause, form: { ...clause.form, time: 'present' } }
          : clause,
        { ...form, link: 'end' },
      )
    }
    const next = this.next()
    if (rest.join() === 'dative' && (next?.entry.word === 'മുമ്പ്' || next?.entry.word === 'ശേഷം')) {
      this.at++
      const [kept, inner] = this.split()
      const hasOwn = kept.some((part) => part.kind === 'noun')
      this.parts = hasOwn ? [] : [...kept]
      return this.sub(
        next.entry.word === 'മുമ്പ്' ? 'before' : 'after',
        hasOwn ? [...kept, ...inner] : inner,
        atom.entry,
        form,
        true,
      )
    }
    if (form.not || form.time !== 'present') throw new NotSure()
    const [kept, inner] = this.split(false)
    if (kept.some((part) => part.kind === 'noun' && part.case === '')) throw new NotSure()
    const [ending = '', ...more] = rest
    if (more.length > 0 || !['', 'accusative'].includes(ending)) throw new NotSure()
    const purpose = sure(gerundOf({ parts: inner, verb: atom.entry }))
    this.parts = [...kept, gerundPart(purpose, atom.entry, ending)]
  }

  private particle(atom: Atom) {
    const { entry, ids } = atom
    if (entry.word === 'ഒന്ന്' && ids.length === 0) return
    const last = this.parts.at(-1)
    if (entry.word === 'മാത്രം' && ids.length === 0 && last?.kind === 'noun' && last.also === '') {
      this.parts.pop()
      return void this.parts.push({ ...last, also: 'only' })
    }
    if (entry.word === 'കേട്ടോ' && this.isNew() && this.said.length > 0) return
    if (!isParticle(entry.word)) throw new NotSure()
    if (
      entry.word === 'അല്ല' &&
      ids[0] === 'tag' &&
      this.isNew() &&
      this.said.length > 0 &&
      this.parts.length === 0
    ) {
      this.closing.push('right')
      return
    }
    if (!isEmpty(this.before)) throw new NotSure()
    if (ids.join() === 'having') return this.having()
    if (this.isMore()) {
      if (entry.word !== 'ആണ്' || this.todo) throw new NotSure()
      const [last] = ids
      if (ids.length > 1 || (last !== undefined && last !== 'question' && last !== 'emphasis'))
        throw new NotSure()
      const rest = this.atoms.slice(this.at)
      if (isSubjectAfter(rest)) return this.turned(atom, rest)
      this.focus = last === 'question' ? 'asks' : 'is'
      return
    }
    if (this.focus !== 'none') throw new NotSure()
    const form = sure(particleForm(ids, false))
    if (form.link === 'if' || form.link === 'that') {
      const clause = sure(particleEnd(this.parts, this.todo, atom))
      this.todo = undefined
      this.parts = []
      if (clause.asks !== '') throw new NotSure()
      this.subs.push({ link: form.link, clause, verb: entry })
      return
    }
    this.end(sure(particleEnd(this.parts, this.todo, atom)), form)
  }

  /** Whether the sentence goes on after ആണ് with what was done: എന്നാണ് വന്നത്. */
  private isMore() {
    const next = this.next()
    const mark = this.atoms[this.at - 1]?.mark ?? ''
    return (
      next !== undefined &&
      !mark.includes(',') &&
      next.entry.pos !== 'interjection' &&
      next.entry.pos !== 'conjunction' &&
      next.ids.at(-1) !== 'vocative' &&
      !(next.entry.word === 'അല്ല' && next.ids[0] === 'tag') &&
      next.entry.word !== 'കേട്ടോ'
    )
  }

  /** ആരാണ് അവൻ, എവിടെയാണ് എന്റെ പുസ്തകം: what it is said of comes after. */
  private turned(atom: Atom, rest: readonly Atom[]) {
    const predicate = sure(this.parts.pop())
    for (const one of rest) {
      this.at++
      this.take(one)
    }
    // അതാണ് എന്റെ വീട്: “that” is what it is said of.
    const isThat = predicate.kind === 'noun' && predicate.phrase.pronoun?.kind === 'plain'
    this.parts = isThat ? [predicate, ...this.parts] : [...this.parts, predicate]
    this.end(sure(particleEnd(this.parts, undefined, atom)), sure(particleForm(atom.ids, false)))
  }

  /** കണ്ണടയുള്ള കുട്ടി: the child with glasses. */
  private having() {
    const part = this.parts.pop()
    if (part?.kind !== 'noun' || !['', 'locative'].includes(part.case)) throw new NotSure()
    if (part.phrase.values.has('feel') || isPerson(part.phrase)) throw new NotSure()
    const text = part.case === 'locative' ? sure(inPlace(part)) : `with ${sayPart(part, 'there is')}`
    this.before = { ...nothingBefore, after: () => text }
  }

  /** A clause is ready: what belongs to it, and it, in English. */
  private end(clause: Clause, form: Form) {
    this.todo = undefined
    const isLast = this.at === this.atoms.length
    const asks = clause.form.asks || form.asks
    if (form.link === 'if' || form.link === 'that' || form.link === 'whether') {
      if (form.link !== 'if' || asks) throw new NotSure()
      this.subs.push({ link: 'if', clause, verb: undefined })
      this.parts = []
      return
    }
    if (isLast && this.isAsked && !asks && !form.tag && clause.form.time !== 'let') throw new NotSure()
    if (asks && !this.isAsked && !isLast && !this.isBeforeCall()) throw new NotSure()
    const mayI = clause.form.time === 'let' && clause.subject.unsaid === 'people' && isLast && this.isAsked
    const subject = mayI ? { ...clause.subject, text: '(I/we)', who: 'I' as const } : clause.subject
    const text = sure(joinedUp(this.subs, { ...clause, subject, form: { ...clause.form, asks } }))
    const mark = this.atoms[this.at - 1]?.mark ?? ''
    if (!isLast && !mark.includes(',') && this.next()?.entry.pos !== 'conjunction' && !this.isBeforeCall())
      throw new NotSure()
    const tag = form.tag ? `, ${form.tag}` : ''
    const opening = this.opening.join(' ')
    const before = this.said.length > 0 ? `${this.said.pop() ?? ''},` : ''
    this.said.push(line(before, opening, text) + tag)
    this.opening = []
    this.subs = []
    this.parts = []
    this.focus = 'none'
  }

  private isBeforeCall() {
    const next = this.next()
    return (
      next !== undefined &&
      (next.ids.at(-1) === 'vocative' ||
        next.entry.pos === 'interjection' ||
        next.entry.word === 'കേട്ടോ' ||
        (next.entry.word === 'അല്ല' && next.ids[0] === 'tag'))
    )
  }
}

const become: LexiconEntry = {
  ...{ id: 'aakuka', word: 'ആകുക', pos: 'verb', past: 'ആയി', means: ['to become'], use: 1, topic: 'verbs' },
  audio: '',
}

/** വീടിന്റെ താഴെ: adverbs that are also said of a noun. */
const isBehind = (atom: Atom | undefined) =>
  atom?.entry.pos === 'adverb' && postpositions.has(atom.entry.word)

const isAt = ({ case: ending }: NounPart) => ending === ''

const afterRelative = (word: string, { time, not }: Form): Link | undefined => {
  if (time !== 'past' || not) return undefined
  if (word === 'ശേഷം') return 'after'
  return word === 'ഉടനെ' || word === 'ഉടൻ' ? 'as soon as' : undefined
}

/** A noun with what belongs to it, and nothing else: what a question is about. */
const isSubjectAfter = (rest: readonly Atom[]) => {
  const last = rest.at(-1)
  return (
    last !== undefined &&
    ['noun', 'name', 'pronoun'].includes(last.entry.pos) &&
    last.entry.word !== 'ഇഷ്ടം' &&
    last.ids.every((id) => id === 'plural') &&
    rest
      .slice(0, -1)
      .every(
        ({ entry, ids }) =>
          entry.pos === 'adjective' || ids.join() === 'genitive' || ids.join() === 'plural,genitive',
      )
  )
}
