import type { Circumstance, Place, Thing } from '../frame/frame.ts'
import { isAlone, isAsking, isPerson } from '../frame/thing.ts'
import { type Language, lineIn } from '../language/language.ts'
import type { Morpheme } from './morphemes.ts'
import { circumstance, type NounPart, type Part } from './part.ts'

/** A word like “in front of” with what it is said of. Undefined where the two do not go together. */
export function withPostposition(
  part: Part | undefined,
  { entry, ids, mark }: Morpheme,
  language: Language,
): Part | undefined {
  if (!part || ids.length > 0) return undefined
  if (part.kind === 'noun') return ofNoun(part, entry.word, mark, language)
  return part.kind === 'circumstance' ? ofCircumstance(part.circumstance, entry.word) : undefined
}

const partsOfDay = new Set(['in the morning', 'in the afternoon', 'in the evening'])
const since = new Set(['since'])

/** അവിടെ നിന്ന്, രാവിലെ മുതൽ, രണ്ട് ദിവസം മുമ്പ്. */
function ofCircumstance(said: Circumstance, word: string): Part | undefined {
  const sense = 'sense' in said ? said.sense : ''
  const isHere = sense === 'here' || sense === 'there'
  if (isHere && word === 'അടുത്ത്') return circumstance('where', `near ${sense}`)
  if (isHere && word === 'നിന്ന്') return circumstance('where', `from ${sense}`)
  if (word === 'വരെ' && (partsOfDay.has(sense) || sense === 'tomorrow'))
    return circumstance('clock', `until ${sense.replace(/^in /u, '')}`)
  // രാവിലെ മുതൽ മഴയാണ്: up to now.
  if (word === 'മുതൽ' && (partsOfDay.has(sense) || sense === 'yesterday'))
    return circumstance('long', `since ${sense.replace(/^in /u, '')}`, since)
  if (said.slot !== 'long' || !('relation' in said) || said.relation !== 'for') return undefined
  if (word === 'കൊണ്ട്') return circumstance('when', { relation: 'in', thing: said.thing })
  return word === 'മുമ്പ്' ? circumstance('when', { relation: 'ago', thing: said.thing }) : undefined
}

const manners = new Set(['with', 'using', 'for', 'about', 'like', 'without', 'instead of', 'via'])

function ofNoun(part: NounPart, word: string, mark: string, language: Language): Part | undefined {
  const found = lineIn(language.postpositions, word)
  const { thing } = part
  if (!found?.marks.has(part.case === '' ? 'none' : part.case) || thing.also) return undefined
  const relation = found.sense
  const isTime = thing.marks.has('time') || thing.marks.has('day')
  const place: Place = { relation, thing }
  if (word === 'നിന്ന്') return circumstance('where', place)
  if (relation === 'before' || relation === 'after')
    return thing.count && thing.marks.has('time') ? undefined : circumstance('when', place)
  if (relation === 'until' || word === 'മുതൽ')
    return isTime || !thing.marks.has('name')
      ? undefined
      : circumstance('where', { relation: relation === 'until' ? 'to' : 'from', thing })
  if (isTime || isAsking(thing)) return undefined
  if (relation === 'using' && isPerson(thing)) return undefined
  if (relation === 'without' && mark.includes(',')) return undefined
  return circumstance(manners.has(relation) ? 'how' : 'where', place)
}

const byCase: Readonly<Record<string, string>> = {
  allative: 'to',
  ablative: 'from',
  perlative: 'through',
  together: 'with',
  along: 'with',
  about: 'about',
  for: 'for',
  like: 'like',
  happenedAt: 'place',
  inside: 'inside',
  near: 'near',
  under: 'under',
  beside: 'beside',
  onTop: 'on top of',
  against: 'against',
  accordingTo: 'according to',
  until: 'until',
}

const ofPeople = new Set(['together', 'along', 'about', 'for', 'like', 'near', 'beside', 'against'])

/** What the noun says in a case that means the same with every verb. Undefined where it depends on the verb. */
export function inCase(part: NounPart): Part | undefined {
  const { thing } = part
  const relation = byCase[part.case]
  if (relation === undefined || thing.marks.has('time')) return undefined
  if (isPerson(thing) && !ofPeople.has(part.case)) return undefined
  if ((relation === 'to' || relation === 'place') && !mayBePlace(thing)) return undefined
  const own = relation === 'through' && thing.marks.has('on') ? 'along' : relation
  return circumstance(['about', 'like', 'for'].includes(part.case) ? 'how' : 'where', {
    ...{ relation: own, thing },
  })
}

/** One is in no feeling and no idea as one is in a room. */
const noPlace = new Set(['feelings', 'ideas', 'describing', 'manner', 'numbers', 'time'])

/** Whether one may be at it, or in it, or go there. */
export const mayBePlace = (thing: Thing): boolean =>
  thing.of === 'thing' &&
  !isPerson(thing) &&
  ((thing.values.has('in') && isAlone(thing)) || !noPlace.has(thing.entry?.topic ?? ''))
