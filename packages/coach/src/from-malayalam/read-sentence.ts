import type { Sentence as Said } from '../frame/said.ts'
import type { Language } from '../language/language.ts'
import type { Morpheme } from './morphemes.ts'
import { isParticle } from './particle-end.ts'
import { NotSure, Sentence, sure } from './sentence.ts'
import { adjective, isDeterminer } from './words/adjective.ts'
import { adverb, postposition } from './words/adverb.ts'
import { call, phrase } from './words/call.ts'
import { settleInfinitive } from './words/clause-before.ts'
import { conjunction } from './words/conjunction.ts'
import { noun } from './words/noun.ts'
import { number } from './words/number.ts'
import { endAsking, endLiking, endTurned, particle } from './words/particle.ts'
import { verb } from './words/verb.ts'

/** What the words of one sentence say, or undefined where anything in it is not sure. */
export function readSentence(
  morphemes: readonly Morpheme[],
  isAsked: boolean,
  language: Language,
): Said | undefined {
  try {
    return read(new Sentence(morphemes, isAsked, language))
  } catch (error) {
    if (error instanceof NotSure) return undefined
    throw error
  }
}

function read(s: Sentence): Said {
  while (!s.isAtEnd()) {
    const morpheme = sure(s.next())
    s.at++
    take(s, morpheme)
  }
  endTurned(s)
  endLiking(s)
  endAsking(s)
  if (!s.isNew() || s.said.length === 0) throw new NotSure()
  return { said: s.said, closing: s.closing, asks: s.isAsked }
}

function take(s: Sentence, morpheme: Morpheme) {
  const { entry, ids } = morpheme
  if (s.degree !== '' && entry.pos !== 'adjective' && entry.pos !== 'noun') throw new NotSure()
  if (s.todo && entry.pos !== 'verb' && !isParticle(entry.word)) settleInfinitive(s)
  if (ids.at(-1) === 'vocative' || entry.pos === 'interjection') return call(s, morpheme)
  if (entry.pos === 'phrase') return phrase(s, morpheme)
  if (entry.pos === 'numeral' && entry.word !== 'ഒരു') return number(s, morpheme)
  // ഏത് ബസ്.
  if (entry.pos === 'pronoun' && isDeterminer(s, morpheme)) return adjective(s, morpheme)
  switch (entry.pos) {
    case 'noun':
    case 'name':
    case 'pronoun':
      return noun(s, morpheme)
    case 'adjective':
    case 'numeral':
      return adjective(s, morpheme)
    case 'adverb':
      return adverb(s, morpheme)
    case 'postposition':
      return postposition(s, morpheme)
    case 'verb':
      return verb(s, morpheme)
    case 'particle':
      return particle(s, morpheme)
    case 'conjunction':
      return conjunction(s, morpheme)
    default:
      throw new NotSure()
  }
}
