import type { Line, Slot } from '../../frame/frame.ts'
import { isEmpty, nothingBefore } from '../../frame/thing.ts'
import { lineIn } from '../../language/language.ts'
import { comparedWith } from '../comparison.ts'
import { formOf } from '../form-of.ts'
import type { Morpheme } from '../morphemes.ts'
import { circumstance, isNoun } from '../part.ts'
import { withPostposition } from '../postposition.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { bidding } from '../sort-plain.ts'

/** ഇനി പോകാം is now, ഇനി വരില്ല not any more. */
function fromNowOn(s: Sentence): string | undefined {
  const form = formOf(verbAhead(s)?.ids ?? [])
  if (form?.link !== 'end') return undefined
  if (form.not) return 'any more'
  return bidding.has(form.tense) ? 'now' : undefined
}

/** The verb of the clause that is read. */
const verbAhead = (s: Sentence): Morpheme | undefined =>
  s.morphemes.slice(s.at).find(({ entry }) => entry.pos === 'verb')

const wordAhead = (s: Sentence) => verbAhead(s)?.entry.word ?? ''

export function adverb(s: Sentence, morpheme: Morpheme) {
  const { entry, ids } = morpheme
  if (entry.word === 'ഇനി' && ids.length === 0 && isEmpty(s.before))
    return void s.parts.push(circumstance('when', sure(fromNowOn(s))))
  // വെറുതെ കിട്ടും is for free, വെറുതെ ചിരിച്ചു for no reason.
  if (entry.word === 'വെറുതെ' && ids.length === 0 && s.language.listed('given').has(wordAhead(s)))
    return void s.parts.push(circumstance('how', 'for free'))
  const found = sure(lineIn(s.language.adverbs, entry.word))
  if (!isEmpty(s.before) && !found.marks.has('much')) throw new NotSure()
  const last = s.parts.at(-1)
  const post = lineIn(s.language.postpositions, entry.word)
  if (post && ids.length === 0 && last && isNoun(last) && post.marks.has(last.case))
    return postposition(s, morpheme)
  if (ids.length > 0) return withEndings(s, found, ids)
  return plain(s, morpheme, found)
}

const rightAt = new Set(['here', 'there', 'now'])
const places = new Set(['here', 'there'])

function withEndings(s: Sentence, found: Line, [first, ...more]: readonly string[]) {
  const { sense, marks } = found
  if (more.length > 0) throw new NotSure()
  const slot: Slot = marks.has('where') ? 'where' : 'when'
  switch (first) {
    case 'ofTime': {
      if (marks.has('day'))
        s.before = { ...nothingBefore, which: { ...found, marks: new Set([...marks, 'ofTime']) } }
      else if (marks.has('where')) s.before = { ...nothingBefore, after: { sense } }
      else throw new NotSure()
      return
    }
    case 'itself': {
      if (!rightAt.has(sense)) throw new NotSure()
      const part = circumstance(slot, sense)
      return void s.parts.push({ ...part, circumstance: { ...part.circumstance, itself: true } })
    }
    case 'and': {
      if (!marks.has('day') && !places.has(sense)) throw new NotSure()
      const part = circumstance(marks.has('day') ? 'when' : 'where', sense)
      return void s.parts.push({ ...part, circumstance: { ...part.circumstance, also: 'too' } })
    }
    case 'ablative':
      if (sense === 'where') return void s.parts.push({ kind: 'asks', sense: 'where', relation: 'from' })
      if (places.has(sense)) return void s.parts.push(circumstance('where', `from ${sense}`))
      throw new NotSure()
    default:
      throw new NotSure()
  }
}

const slots = ['when', 'part', 'day', 'how', 'where', 'often', 'first', 'back'] as const

function plain(s: Sentence, { entry }: Morpheme, { sense, marks }: Line) {
  const other = comparedWith(s.parts)
  if (other && marks.has('how')) {
    s.parts = s.parts.filter((part) => part !== other)
    if (!compared.has(sense)) throw new NotSure()
    const part = circumstance('how', sense, marks)
    return void s.parts.push({ ...part, circumstance: { ...part.circumstance, than: other.thing } })
  }
  // എനിക്ക് ഏറ്റവും ഇഷ്ടം ചായയാണ്.
  if (sense === 'most' && s.next()?.entry.word === 'ഇഷ്ടം')
    return void s.parts.push(circumstance('how', 'most'))
  if (marks.has('much')) {
    s.degree = sense
    return
  }
  if (entry.word === 'പിന്നെ' && !s.isNew()) return void s.parts.push(circumstance('when', 'later'))
  if (entry.word === 'എന്ന്' && !s.isAsked) throw new NotSure()
  if (marks.has('asks')) {
    const relation = marks.has('from') ? { relation: 'from' } : {}
    return void s.parts.push({ kind: 'asks', sense, ...relation })
  }
  s.parts.push(circumstance(sure(slots.find((one) => marks.has(one))), sense, marks))
}
const compared = new Set(['well', 'quickly', 'slowly'])

/** ഇവിടെ നിന്ന് ദൂരെ, അവിടെ നിന്ന് വന്നു; അവിടെ നിന്ന് ചിരിച്ചു is standing there. */
const mayBeFrom = (s: Sentence) =>
  s.next()?.entry.pos === 'adverb' || s.language.listed('moving').has(wordAhead(s))

export function postposition(s: Sentence, morpheme: Morpheme) {
  if (!isEmpty(s.before)) throw new NotSure()
  const isFrom = morpheme.entry.word === 'നിന്ന്' && s.parts.at(-1)?.kind === 'circumstance'
  if (isFrom && !mayBeFrom(s)) throw new NotSure()
  s.parts.push(sure(withPostposition(s.parts.pop(), morpheme, s.language)))
}
