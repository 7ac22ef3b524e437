import type { Atom } from './atoms.ts'
import { isPerson } from './gather.ts'
import { isAskingPart } from './noun-parts.ts'
import { isEmpty } from './noun-phrase.ts'
import { type NounPart, type Part, saidPart, sayPart } from './parts.ts'
import { readTable } from './table.ts'
import { postpositionLines } from './tables/small-words.ts'

export const postpositions = readTable(postpositionLines)

/** A word like “in front of” with what it is said of. Undefined where the two do not go together. */
export function withPostposition(part: Part | undefined, { entry, ids, mark }: Atom): Part | undefined {
  if (!part || ids.length > 0) return undefined
  if (part.kind === 'noun') return ofNoun(part, entry.word, mark)
  if (part.kind !== 'said') return undefined
  if (entry.word === 'അടുത്ത്' && /^(?:here|there)$/u.test(part.text))
    return saidPart('where', `near ${part.text}`)
  if (entry.word === 'നിന്ന്' && /^(?:here|there)$/u.test(part.text))
    return saidPart('where', `from ${part.text}`)
  if (entry.word === 'വരെ' && /^(?:in the (?:morning|afternoon|evening)|tomorrow)$/u.test(part.text))
    return saidPart('clock', `until ${part.text.replace(/^in /u, '')}`)
  // രാവിലെ മുതൽ മഴയാണ്: up to now.
  if (entry.word === 'മുതൽ' && /^(?:in the (?:morning|afternoon|evening)|yesterday)$/u.test(part.text))
    return saidPart('long', `since ${part.text.replace(/^in /u, '')}`, new Set(['since']))
  if (part.at !== 'long') return undefined
  if (entry.word === 'കൊണ്ട്') return saidPart('when', part.text.replace(/^for /u, 'in '))
  return entry.word === 'മുമ്പ്' ? saidPart('when', part.text.replace(/^for (.*)$/u, '$1 ago')) : undefined
}

function ofNoun(part: NounPart, word: string, mark: string): Part | undefined {
  const found = postpositions.get(word)
  const { phrase, also } = part
  if (!found?.marks.has(part.case === '' ? 'none' : part.case) || also !== '') return undefined
  const { english } = found
  const isTime = phrase.marks.has('time') || phrase.marks.has('day')
  const said = sayPart(part, 'place')
  if (word === 'നിന്ന്')
    return saidPart('where', said === 'the house' && isEmpty(phrase.before) ? 'from home' : `from ${said}`)
  if (english === 'before' || english === 'after')
    return phrase.before.count && phrase.marks.has('time')
      ? undefined
      : saidPart('when', `${english} ${phrase.number === 'mass' ? sayPart(part, 'object') : said}`)
  if (english === 'until' || word === 'മുതൽ') {
    if (isTime || !phrase.marks.has('name')) return undefined
    return saidPart('where', `${english === 'until' ? 'to' : 'from'} ${said}`)
  }
  if (isTime || isAskingPart(part)) return undefined
  if ((word === 'കൊണ്ട്' && isPerson(phrase)) || (word === 'ഇല്ലാതെ' && mark.includes(','))) return undefined
  const isHow = /^(?:with|for|about|like|without|instead|because|via)/u.test(english)
  const isAny = (word === 'കൊണ്ട്' || word === 'ഇല്ലാതെ') && !phrase.before.owner
  return saidPart(isHow ? 'how' : 'where', `${english} ${isAny ? sayPart(part, 'object') : said}`)
}
