import type { Atom } from '../atoms.ts'
import { comparativeHow, sayThan, thanIn } from '../comparison.ts'
import { formOf } from '../form.ts'
import { isEmpty, nothingBefore } from '../noun-phrase.ts'
import { saidPart } from '../parts.ts'
import { postpositions, withPostposition } from '../postpositions.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { bidding } from '../sort-nouns.ts'
import { readTable } from '../table.ts'
import { adverbLines } from '../tables/small-words.ts'

const adverbs = readTable(adverbLines)

/** ഇനി പോകാം is now, ഇനി വരില്ല not any more. */
function fromNowOn(s: Sentence): string | undefined {
  const form = formOf(verbAhead(s)?.ids ?? [])
  if (form?.link !== 'end') return undefined
  if (form.not) return 'any more'
  return bidding.has(form.time) ? 'now' : undefined
}

/** The verb of the clause that is read. */
const verbAhead = (s: Sentence): Atom | undefined =>
  s.atoms.slice(s.at).find(({ entry }) => entry.pos === 'verb')

/** വെറുതെ കിട്ടും is for free, വെറുതെ ചിരിച്ചു for no reason. */
const given: ReadonlySet<string> = new Set(['കിട്ടുക', 'ലഭിക്കുക', 'തരുക', 'കൊടുക്കുക', 'നൽകുക'])

export function adverb(s: Sentence, atom: Atom) {
  const { entry, ids } = atom
  if (entry.word === 'ഇനി' && ids.length === 0 && isEmpty(s.before))
    return void s.parts.push(saidPart('when', sure(fromNowOn(s))))
  if (entry.word === 'വെറുതെ' && ids.length === 0 && given.has(verbAhead(s)?.entry.word ?? ''))
    return void s.parts.push(saidPart('how', 'for free'))
  const found = sure(adverbs.get(entry.word))
  if (!isEmpty(s.before) && !found.marks.has('much')) throw new NotSure()
  const last = s.parts.at(-1)
  const post = postpositions.get(entry.word)
  if (post && ids.length === 0 && last?.kind === 'noun' && post.marks.has(last.case))
    return postposition(s, atom)
  const [first, ...more] = ids
  if (first === 'ofTime' && more.length === 0) {
    if (found.marks.has('day'))
      s.before = { ...nothingBefore, determiner: { ...found, english: `${found.english}’s` } }
    else if (found.marks.has('where')) s.before = { ...nothingBefore, after: () => found.english }
    else throw new NotSure()
    return
  }
  if (first === 'itself' && more.length === 0 && /^(?:here|there|now)$/u.test(found.english))
    return void s.parts.push(saidPart(found.marks.has('where') ? 'where' : 'when', `right ${found.english}`))
  if (
    first === 'and' &&
    more.length === 0 &&
    (found.marks.has('day') || found.english === 'here' || found.english === 'there')
  )
    return void s.parts.push(saidPart(found.marks.has('day') ? 'when' : 'where', `${found.english} too`))
  if (first === 'ablative' && more.length === 0 && found.english === 'where')
    return void s.parts.push({ kind: 'asks', text: 'where … from' })
  if (first === 'ablative' && more.length === 0 && (found.english === 'here' || found.english === 'there'))
    return void s.parts.push(saidPart('where', `from ${found.english}`))
  if (ids.length > 0) throw new NotSure()
  const other = thanIn(s.parts)
  if (other && found.marks.has('how')) {
    s.parts = s.parts.filter((part) => part !== other)
    const how = sure(comparativeHow.get(found.english))
    return void s.parts.push(saidPart('how', `${how} ${sayThan(other)}`, found.marks))
  }
  // എനിക്ക് ഏറ്റവും ഇഷ്ടം ചായയാണ്.
  if (found.english === 'most' && s.next()?.entry.word === 'ഇഷ്ടം')
    return void s.parts.push(saidPart('how', 'most'))
  if (found.marks.has('much')) {
    s.degree = found.english
    return
  }
  if (entry.word === 'പിന്നെ' && !s.isNew()) return void s.parts.push(saidPart('when', 'later'))
  if (entry.word === 'എന്ന്' && !s.isAsked) throw new NotSure()
  if (found.marks.has('asks')) {
    s.parts.push({ kind: 'asks', text: found.english })
    return
  }
  const at = (['when', 'part', 'day', 'how', 'where', 'often', 'first', 'back'] as const).find((one) =>
    found.marks.has(one),
  )
  s.parts.push(saidPart(sure(at), found.english, found.marks))
}

/** ഇവിടെ നിന്ന് ദൂരെ, അവിടെ നിന്ന് വന്നു; അവിടെ നിന്ന് ചിരിച്ചു is standing there. */
const mayBeFrom = (s: Sentence) => {
  const next = s.next()?.entry
  return next?.pos === 'adverb' || moving.has(verbAhead(s)?.entry.word ?? '')
}

const moving: ReadonlySet<string> = new Set(
  'പോകുക വരുക നടക്കുക തിരിയുക പുറപ്പെടുക ഓടുക വാങ്ങുക എടുക്കുക കിട്ടുക കൊണ്ടുവരുക മടങ്ങുക'.split(' '),
)

export function postposition(s: Sentence, atom: Atom) {
  if (!isEmpty(s.before)) throw new NotSure()
  if (atom.entry.word === 'നിന്ന്' && s.parts.at(-1)?.kind === 'said' && !mayBeFrom(s)) throw new NotSure()
  s.parts.push(sure(withPostposition(s.parts.pop(), atom)))
}
