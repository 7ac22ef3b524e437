import type { Atom } from './atoms.ts'
import { isParticle } from './particle-end.ts'
import { NotSure, Sentence, sure } from './sentence.ts'
import { adjective, isDeterminer } from './words/adjective.ts'
import { adverb, postposition } from './words/adverb.ts'
import { call, phrase } from './words/call.ts'
import { settleToDo } from './words/clause-before.ts'
import { conjunction } from './words/conjunction.ts'
import { noun } from './words/noun.ts'
import { number } from './words/number.ts'
import { endAsking, endLiking, endTurned, particle } from './words/particle.ts'
import { verb } from './words/verb.ts'

/** The English of the words of one sentence, or undefined where anything in it is not sure. */
export function readSentence(atoms: readonly Atom[], isAsked: boolean): string | undefined {
  try {
    return read(new Sentence(atoms, isAsked))
  } catch (error) {
    if (error instanceof NotSure) return undefined
    throw error
  }
}

function read(s: Sentence): string {
  while (!s.isAtEnd()) {
    const atom = sure(s.next())
    s.at++
    take(s, atom)
  }
  endTurned(s)
  endLiking(s)
  endAsking(s)
  if (!s.isNew() || s.said.length === 0) throw new NotSure()
  return s.said.join(' ') + s.closing.map((name) => `, ${name}`).join('')
}

function take(s: Sentence, atom: Atom) {
  const { entry, ids } = atom
  if (s.degree !== '' && entry.pos !== 'adjective' && entry.pos !== 'noun') throw new NotSure()
  if (s.todo && entry.pos !== 'verb' && !isParticle(entry.word)) settleToDo(s)
  if (ids.at(-1) === 'vocative' || entry.pos === 'interjection') return call(s, atom)
  if (entry.pos === 'phrase') return phrase(s, atom)
  if (entry.pos === 'numeral' && entry.word !== 'ഒരു') return number(s, atom)
  // ഏത് ബസ്.
  if (entry.pos === 'pronoun' && isDeterminer(s, atom)) return adjective(s, atom)
  switch (entry.pos) {
    case 'noun':
    case 'name':
    case 'pronoun':
      return noun(s, atom)
    case 'adjective':
    case 'numeral':
      return adjective(s, atom)
    case 'adverb':
      return adverb(s, atom)
    case 'postposition':
      return postposition(s, atom)
    case 'verb':
      return verb(s, atom)
    case 'particle':
      return particle(s, atom)
    case 'conjunction':
      return conjunction(s, atom)
    default:
      throw new NotSure()
  }
}
