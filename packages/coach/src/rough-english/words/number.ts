import { ordinals } from '../adjectives.ts'
import type { Atom } from '../atoms.ts'
import { unsaid } from '../clause.ts'
import type { Form } from '../form.ts'
import { isEmpty } from '../noun-phrase.ts'
import { numberAt } from '../numbers.ts'
import { saidPart } from '../parts.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { addAdjective, the } from './adjective.ts'
import { end } from './end.ts'

export function number(s: Sentence, atom: Atom) {
  const { ids } = atom
  if (
    ids.join() === 'ordinal' ||
    /^(?:the )?(?:first|second|third|fourth|fifth|tenth)$/u.test(atom.entry.means[0] ?? '')
  ) {
    const word =
      ordinals.get(atom.entry.word) ??
      (ids.length === 0 ? atom.entry.means[0]?.replace(/^the /u, '') : undefined)
    addAdjective(s, sure(word))
    if (!s.before.owner && !s.before.determiner) s.before = { ...s.before, determiner: the }
    return
  }
  const after = s.next()?.entry
  if (atom.entry.word === 'ഒന്ന്' && ids.length === 0 && (after?.pos === 'adverb' || after?.pos === 'verb'))
    return
  const found = sure(numberAt(s.atoms, s.at - 1))
  s.at += found.length - 1
  if (s.before.count) throw new NotSure()
  const hour = s.next()
  if (hour?.entry.word === 'മണി') return clock(s, found, hour)
  if (occasions.has(hour?.entry.word ?? '') && hour?.ids.length === 0 && !found.half && isEmpty(s.before)) {
    s.at++
    return void s.parts.push(saidPart('how', found.english === 'two' ? 'twice' : `${found.english} times`))
  }
  if (found.half) throw new NotSure()
  const isHalf = found.english === 'half'
  if (found.english === 'quarter' || found.english === 'three quarters') throw new NotSure()
  if (isHalf && hour?.entry.word !== 'മണിക്കൂർ' && hour?.entry.word !== 'കിലോ' && hour?.entry.word !== 'ലിറ്റർ')
    throw new NotSure()
  const english = isHalf ? (hour?.entry.word === 'മണിക്കൂർ' ? 'half an' : 'half a') : found.english
  s.before = { ...s.before, count: { english, one: isHalf || found.one } }
}

const occasions: ReadonlySet<string> = new Set(['തവണ', 'പ്രാവശ്യം', 'വട്ടം', 'നേരം'])

function clock(s: Sentence, { english, half }: { english: string; half: boolean }, { ids }: Atom) {
  if (!isEmpty(s.before)) throw new NotSure()
  s.at++
  const time = half ? `half past ${english}` : `${english} o’clock`
  const [first, ...more] = ids
  const isTold = first === 'became' || first === 'willBe'
  if (isTold && more.length === 0 && s.at === s.atoms.length && onlyTimes(s)) {
    const when = s.parts.map((part) => (part.kind === 'said' ? part.text : '')).join(' ')
    const told = first === 'willBe' ? 'future' : s.subs.length > 0 ? 'past' : 'present'
    const form: Form = { time: told, not: false, link: 'end', asks: false }
    const it = { ...unsaid('thing', false), text: 'it' }
    const acts = [{ verb: 'be', rest: time }]
    return end(s, { subject: it, acts, form, first: '', often: '', when, asks: '' }, form)
  }
  if (first === 'dative' && more.length === 0) return void s.parts.push(saidPart('clock', `at ${time}`))
  const after = s.next()
  if (first === 'until' || (first === undefined && after?.entry.word === 'വരെ' && after.ids.length === 0)) {
    if (first === undefined) s.at++
    return void s.parts.push(saidPart('clock', `until ${time}`))
  }
  throw new NotSure()
}

function onlyTimes(s: Sentence) {
  return s.said.length === 0 && s.parts.every((part) => part.kind === 'said' && part.at === 'when')
}
