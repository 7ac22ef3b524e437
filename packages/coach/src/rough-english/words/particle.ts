import { yearsOld } from '../age.ts'
import type { Atom } from '../atoms.ts'
import { beClause } from '../be-frame.ts'
import type { Link } from '../form.ts'
import { isPerson } from '../gather.ts'
import { isEmpty, nothingBefore } from '../noun-phrase.ts'
import { isParticle, particleEnd, particleForm } from '../particle-end.ts'
import { inPlace, saidPart, sayPart } from '../parts.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { addAdjective } from './adjective.ts'
import { end, isQuoted } from './end.ts'

export function particle(s: Sentence, atom: Atom) {
  const { entry, ids } = atom
  if (entry.word === 'ഒന്ന്' && ids.length === 0) return
  const last = s.parts.at(-1)
  if (entry.word === 'മാത്രം' && ids.length === 0 && last?.kind === 'noun' && last.also === '') {
    s.parts.pop()
    return void s.parts.push({ ...last, also: 'only' })
  }
  if (entry.word === 'കൂടി' && ids.length === 0) return oneMore(s)
  if (entry.word === 'കേട്ടോ' && s.isNew() && s.said.length > 0) return
  if (!isParticle(entry.word)) throw new NotSure()
  if (entry.word === 'അല്ല' && ids[0] === 'tag' && s.isNew() && s.said.length > 0 && s.parts.length === 0) {
    s.closing.push('right')
    return
  }
  // വില എത്രയാണ്.
  const { determiner, ...others } = s.before
  if (determiner?.english === 'how many' && entry.word === 'ആണ്' && isEmpty(others)) {
    s.before = nothingBefore
    s.parts.push({ kind: 'asks', text: 'how much' })
  }
  if (!isEmpty(s.before)) throw new NotSure()
  if (ids.join() === 'having') return having(s)
  const form = particleForm(ids, entry.word === 'അല്ല' || entry.word === 'ഇല്ല')
  if (form && linked.has(form.link)) return clauseBefore(s, atom, form.link)
  if (form?.asks && isQuoted(s)) {
    s.at++
    return clauseBefore(s, atom, 'that')
  }
  if (isMore(s)) return turnedRound(s, atom)
  if (s.focus !== 'none') throw new NotSure()
  end(s, sure(particleEnd(s.parts, s.todo, atom)), sure(form))
}

/** കുറച്ചു കൂടി ഉപ്പ്, രണ്ട് ചായ കൂടി, പത്ത് മിനിറ്റ് കൂടി: so much more. */
function oneMore(s: Sentence) {
  const { determiner, ...others } = s.before
  if (determiner && isEmpty(others) && s.next()?.entry.pos === 'noun') {
    if (determiner.english !== 'some') throw new NotSure()
    s.before = { ...s.before, determiner: { ...determiner, english: 'some more' } }
    return
  }
  const last = s.parts.pop()
  if (!isEmpty(s.before)) throw new NotSure()
  if (last?.kind === 'said' && last.at === 'long' && /^for \d|^for [a-z]+ \S+s$/u.test(last.text))
    return void s.parts.push({ ...last, text: last.text.replace(/^for (\S+)/u, 'for $1 more') })
  if (last?.kind !== 'noun' || last.case !== '' || last.also !== '') throw new NotSure()
  const { before, head } = last.phrase
  const isOne = before.determiner?.english === 'a' && !before.count
  // ഒരു പ്രാവശ്യം കൂടി.
  if (head === 'time') {
    if (!isOne) throw new NotSure()
    return void s.parts.push(saidPart('when', 'once more'))
  }
  if (before.determiner?.english === 'some' && !before.count) {
    const determiner = { ...before.determiner, english: 'some more' }
    return void s.parts.push({ ...last, phrase: { ...last.phrase, before: { ...before, determiner } } })
  }
  if (!isOne && (!before.count || before.determiner || before.count.of)) throw new NotSure()
  const { count } = before
  s.parts.push({
    ...last,
    phrase: {
      ...last.phrase,
      before: count
        ? { ...before, count: { ...count, english: `${count.english} more` } }
        : { ...before, determiner: another },
    },
  })
}

const another = { english: 'another', marks: new Set(['one']), values: new Map<string, string>() }

/** പൈസയുണ്ടെങ്കിൽ, മഴയായതുകൊണ്ട്, അവൾ ഡോക്ടറാണെന്ന്: what goes before another clause. */
const linked: ReadonlySet<Link> = new Set(['if', 'even if', 'although', 'that', 'because', 'when'])

function clauseBefore(s: Sentence, atom: Atom, link: Link) {
  if (s.focus !== 'none') throw new NotSure()
  const clause = sure(particleEnd(s.parts, s.todo, atom))
  s.todo = undefined
  s.parts = []
  if (clause.asks !== '' && link !== 'that') throw new NotSure()
  s.subs.push({ link, clause, verb: atom.entry })
}

/** ആരാണ് അവൻ, എന്നാണ് വന്നത്: what it is said of, or what was done, comes after. */
function turnedRound(s: Sentence, atom: Atom) {
  const { entry, ids } = atom
  if (entry.word !== 'ആണ്' || s.todo) throw new NotSure()
  const [last] = ids
  if (ids.length > 1 || (last !== undefined && last !== 'question' && last !== 'emphasis'))
    throw new NotSure()
  if (isSubjectAfter(s.atoms.slice(s.at))) s.turned = { predicate: sure(s.parts.pop()), particle: atom }
  else s.focus = last === 'question' ? 'asks' : 'is'
}

/** Whether the sentence goes on after ആണ് with what was done: എന്നാണ് വന്നത്. */
function isMore(s: Sentence) {
  const next = s.next()
  const mark = s.mark()
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

/** ആരാണ് അവൻ, എവിടെയാണ് എന്റെ പുസ്തകം: the end of what is turned round. */
export function endTurned(s: Sentence) {
  if (!s.turned) return
  const { predicate, particle } = s.turned
  s.turned = undefined
  // അതാണ് എന്റെ വീട്: “that” is what it is said of.
  const isThat = predicate.kind === 'noun' && predicate.phrase.pronoun?.kind === 'plain'
  s.parts = isThat ? [predicate, ...s.parts] : [...s.parts, predicate]
  end(s, sure(particleEnd(s.parts, undefined, particle)), sure(particleForm(particle.ids, false)))
}

/** ഏത് നിറമാണ് ഇഷ്ടം: what is liked goes before. */
export function endLiking(s: Sentence) {
  const last = s.parts.at(-1)
  if (s.focus !== 'is' || last?.kind !== 'noun' || last.phrase.entry.word !== 'ഇഷ്ടം') return
  s.focus = 'none'
  const form = sure(particleForm([], false))
  end(s, sure(beClause(s.parts, form, false)), form)
}

/** എന്റെ ബാഗ് എവിടെ, നിങ്ങളുടെ പേര് എന്ത്: a question without ആണ്. */
export function endAsking(s: Sentence) {
  const [what, asked, ...more] = s.parts
  if (what?.kind !== 'noun' || what.case !== '' || more.length > 0 || s.said.length > 0) return
  const isWhere = asked?.kind === 'asks' && asked.text === 'where'
  const isWhat = asked?.kind === 'noun' && asked.case === '' && asked.phrase.pronoun?.kind === 'asks'
  if (!s.isAsked || s.focus !== 'none' || s.todo || !isEmpty(s.before) || (!isWhere && !isWhat)) return
  const form = sure(particleForm([], false))
  end(s, sure(beClause(s.parts, form, false)), form)
}

/** കണ്ണടയുള്ള കുട്ടി: the child with glasses. */
function having(s: Sentence) {
  const part = s.parts.pop()
  if (part?.kind !== 'noun' || !['', 'locative'].includes(part.case)) throw new NotSure()
  const age = yearsOld(part.phrase)
  if (age) return addAdjective(s, age.replace(/(\S+) years? old/u, '$1-year-old'))
  if (part.phrase.values.has('feel') || isPerson(part.phrase)) throw new NotSure()
  const text = part.case === 'locative' ? sure(inPlace(part)) : `with ${sayPart(part, 'there is')}`
  s.before = { ...nothingBefore, after: () => text }
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
          entry.pos === 'adjective' ||
          entry.word === 'ഏറ്റവും' ||
          ids.join() === 'genitive' ||
          ids.join() === 'plural,genitive',
      )
  )
}
