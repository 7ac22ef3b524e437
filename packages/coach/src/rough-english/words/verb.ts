import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Atom } from '../atoms.ts'
import { verbEnd } from '../end-clause.ts'
import { type Form, formOf, type Link } from '../form.ts'
import { isAlive } from '../gather.ts'
import { mayEnd, overText } from '../noun-parts.ts'
import { isEmpty, nothingBefore } from '../noun-phrase.ts'
import { type Part, saidPart } from '../parts.ts'
import { thatWhich } from '../relative.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { followers } from '../tables/links.ts'
import { nominal } from './act-as-noun.ts'
import { settleToDo, split, sub } from './clause-before.ts'
import { end, isQuoted } from './end.ts'

export function verb(s: Sentence, atom: Atom) {
  const form = { ...sure(formOf(atom.ids)), ...(atom.forSomebody && { forSomebody: true as const }) }
  if (form.forSomebody && form.link === 'to') throw new NotSure()
  const last = s.parts.at(-1)
  // പരീക്ഷ കഴിഞ്ഞ്, പരീക്ഷ കഴിഞ്ഞാൽ.
  const isOver = form.link === 'and' || (atom.ids.join() === 'ifPast' && isOverHere(last))
  if (atom.entry.word === 'കഴിയുക' && isOver) {
    if (last?.kind === 'noun' && last.case === '' && last.also === '' && mayEnd(last.phrase)) {
      s.parts.pop()
      return void s.parts.push(saidPart('when', `after ${overText(last.phrase)}`))
    }
    if (last?.kind !== 'said' || last.at !== 'long') throw new NotSure()
    s.parts.pop()
    return void s.parts.push(saidPart('when', last.text.replace(/^for /u, 'after ')))
  }
  if (!isEmpty(s.before)) throw new NotSure()
  const next = s.next()
  // പഠിച്ചുതുടങ്ങി: “started to study”.
  if (form.link === 'and' && next?.entry.word === 'തുടങ്ങുക') return toDo(s, atom.entry)
  // വന്നാൽ ഉടനെ: as soon as.
  if (atom.ids.join() === 'ifPast' && isAtOnce(next) && next?.mark.includes(',') !== true) {
    s.at++
    const parts = s.parts
    s.parts = []
    return sub(s, 'as soon as', parts, atom.entry, { ...form, link: 'as soon as' }, true)
  }
  if (form.link === 'end' && form.asks && isQuoted(s) && !s.todo) {
    const parts = s.parts
    s.at++
    s.parts = []
    return sub(s, 'that', parts, atom.entry, { ...form, link: 'that' })
  }
  if (form.link === 'end') return end(s, sure(verbEnd(s.parts, s.todo, atom.entry, form)), form)
  if (s.todo && (form.link === 'noun' || form.link === 'to')) settleToDo(s)
  switch (form.link) {
    case 'that which':
      if (s.todo) throw new NotSure()
      return relative(s, atom.entry, form)
    case 'noun':
      return nominal(s, atom, form)
    case 'to':
      return toDo(s, atom.entry)
    case 'and': {
      const next = s.next()
      if (next && next.entry.pos === 'verb' && followers.has(next.entry.word)) throw new NotSure()
      const [kept, inner] = split(s)
      s.parts = [...kept]
      sub(s, 'and', inner, atom.entry, form)
      return
    }
    case 'while':
    case 'without': {
      if (form.link === 'without' && followers.has(s.next()?.entry.word ?? '')) throw new NotSure()
      const [kept, inner] = split(s)
      s.parts = [...kept]
      sub(s, form.link, inner, atom.entry, form)
      return
    }
    default: {
      const parts = s.parts
      s.parts = []
      sub(s, form.link, parts, atom.entry, form)
    }
  }
}

const isOverHere = (last: Part | undefined) =>
  (last?.kind === 'noun' && last.case === '' && last.also === '' && mayEnd(last.phrase)) ||
  (last?.kind === 'said' && last.at === 'long')

function toDo(s: Sentence, verb: LexiconEntry) {
  if (s.todo) throw new NotSure()
  const [kept, inner] = split(s)
  s.parts = [...kept]
  s.todo = { parts: inner, verb }
}

const isAtOnce = (atom: Atom | undefined) =>
  atom !== undefined && atom.ids.length === 0 && ['ഉടനെ', 'ഉടൻ'].includes(atom.entry.word)

function relative(s: Sentence, verb: LexiconEntry, form: Form) {
  const head = sure(s.next())
  if (head.entry.pos === 'postposition' || head.entry.word === 'ഉടനെ' || head.entry.word === 'ഉടൻ') {
    const link = afterRelative(head.entry.word, form)
    s.at++
    if (!link || head.ids.length > 0) throw new NotSure()
    const parts = s.parts
    s.parts = []
    return sub(s, link, parts, verb, { ...form, link }, true)
  }
  const { kept, after } = sure(thatWhich(s.parts, verb, form, s.atoms, s.at))
  s.hasInnerDoer = s.parts.some((part) => isSomebody(part) && !kept.includes(part))
  s.parts = [...kept]
  s.before = { ...nothingBefore, after }
}

const isSomebody = (part: Part) => part.kind === 'noun' && part.case === '' && isAlive(part.phrase)

const afterRelative = (word: string, { time, not }: Form): Link | undefined => {
  if (time !== 'past' || not) return undefined
  if (word === 'ശേഷം') return 'after'
  return word === 'ഉടനെ' || word === 'ഉടൻ' ? 'as soon as' : undefined
}
