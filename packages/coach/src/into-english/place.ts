import type { Place, Thing } from '../frame/frame.ts'
import { isAlive, isAlone, isEmpty } from '../frame/thing.ts'
import { line } from './line.ts'
import type { nounPhrases } from './noun-phrase.ts'

type Nouns = ReturnType<typeof nounPhrases>

/** “at the market”, “on the table”, “with a spoon”: a thing in its relation. */
export function sayPlace(place: Place, { say }: Nouns, past: boolean): string {
  if (!('relation' in place)) return place.sense
  const { relation, thing } = place
  switch (relation) {
    case 'place':
      return inPlace(thing, '', say, past)
    case 'in':
    case 'at':
      return inPlace(thing, relation, say, past)
    case 'to':
      return isAlive(thing) ? `to ${say(thing, 'place', past)}` : inPlace(thing, 'to', say, past)
    case 'by':
      return `by ${thing.head}`
    case 'having':
      return `with ${say(thing, 'there is', past)}`
    case 'all':
      return `all ${thing.head}`
    case 'by means of':
      return `with ${say(thing, 'place', past)}`
    case 'ago':
      return `${say(thing, 'place', past)} ago`
    case 'using':
      return `with ${say(thing, thing.owner ? 'place' : 'object', past)}`
    case 'without':
      return `without ${say(thing, thing.owner ? 'place' : 'object', past)}`
    case 'before':
    case 'after':
      return `${relation} ${say(thing, thing.number === 'mass' ? 'object' : 'place', past)}`
    case 'from':
      return thing.head === 'house' && isEmpty(thing) ? 'from home' : `from ${say(thing, 'place', past)}`
    default:
      return line(relation, say(thing, 'place', past))
  }
}

/** Where something is, or goes, with the preposition that English has with this noun: on the table, at school, home. */
function inPlace(thing: Thing, way: string, say: Nouns['say'], past: boolean): string {
  const { marks, values, head } = thing
  const isHome = head === 'house'
  const isBare = isAlone(thing)
  const own = marks.has('on') ? 'on' : marks.has('at') && !(isHome && !isBare) ? 'at' : 'in'
  const idiom = values.get('in')
  if (isBare && idiom !== undefined) return idiom
  if (isBare && isHome) return way === 'to' || way === 'at' ? 'home' : 'at home'
  const to = isBare ? values.get('to') : undefined
  if (to === 'name') return line(way === 'to' ? 'to' : own, head)
  if (to !== undefined && way === 'to') return `to ${to}`
  // One is at a shop and puts things into it.
  const isOwn = way === '' || (way === 'in' && own === 'on') || (way === 'at' && marks.has('name'))
  return `${isOwn ? own : way} ${say(thing, marks.has('manner') ? 'there is' : 'place', past)}`
}
