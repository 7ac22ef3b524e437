import type { Act, Asked, Frame, Is, Open, Thing, Who } from '../frame/frame.ts'
import type { Role, ThingMeaning } from './meaning.ts'
import { afterRoles, aroundRoles, placeRoles, relationOf } from './places.ts'
import type { Reader } from './reader.ts'
import { openThing, plainThing, thingOf } from './thing-meaning.ts'

/** All that is said of an act but what is done, begun and said. */
export function rolesOf(r: Reader, { who, around, form, asks }: Frame, act: Act): Role[] {
  return [
    ...whoRoles(r, who, act),
    ...particleRoles(r, act),
    ...actRoles(r, who.type === 'there' && act.is?.type === 'thing' ? withoutIs(act) : act),
    ...around.flatMap((one) => aroundRoles(r, one)),
    ...(form.tense === 'usually' ? [{ role: 'often', says: 'usually' }] : []),
    ...askedRoles(r, asks),
  ]
}

const withoutIs = ({ is: _, ...act }: Act): Act => act

/** Of whom it is said. Who is bidden is who is spoken to. */
function whoRoles(r: Reader, who: Who, act: Act): Role[] {
  switch (who.type) {
    case 'thing': {
      const of = thingOf(r, who.thing)
      return [
        { role: 'who', of: who.again ? { ...of, again: againOf(who.thing) } : of },
        ...afterRoles(r, who.thing),
      ]
    }
    case 'open':
      return [{ role: 'who', of: openWho(who.of) }]
    case 'it':
      return [{ role: 'who', of: plainThing('it', true) }]
    case 'there':
      return act.is?.type === 'thing'
        ? [
            { role: 'who', of: thingOf(r, act.is.thing) },
            { role: 'is there', says: 'there' },
            ...afterRoles(r, act.is.thing),
          ]
        : []
    case 'day':
      return aroundRoles(r, who.day)
    case 'same':
      return whoRoles(r, who.as, act)
    case 'head':
      return []
  }
}

/** Who says it may be left unsaid too: “may I give”. */
function openWho(of: Open): ThingMeaning {
  const open = openThing(of === 'thing' || of === 'any' ? of : 'person')
  return of === 'speaker' || of === 'us' || of === 'leave' ? { ...open, head: 'i' } : open
}

/** What a pronoun is for whoever was named before. */
const againOf = ({ marks, pronoun, number }: Thing) =>
  pronoun?.subject ?? (marks.has('he') ? 'he' : marks.has('she') ? 'she' : number === 'many' ? 'they' : 'it')

const stands = new Set(['on', 'off', 'up', 'down', 'out', 'in'])

/** “got up”; with a thing, the thing is what stands on or off: “put it on”. */
function particleRoles(r: Reader, { verb, thing }: Act): Role[] {
  const [, ...particle] = verb.sense.toLowerCase().split(' ')
  const word = particle.join(' ')
  if (word === '' || word === 'how' || word === 'like') return []
  if (thing && stands.has(word))
    return [{ role: word, of: 'open' in thing ? openThing('thing') : thingOf(r, thing) }]
  return [{ role: 'where', says: r.words.named('wheres', word) ?? word }]
}

function actRoles(r: Reader, { verb, thing, whom, fillers, is, around }: Act): Role[] {
  const roles: Role[] = []
  const [, particle = ''] = verb.sense.split(' ')
  if (thing && !stands.has(particle)) roles.push({ role: 'thing', of: doneTo(r, thing) })
  if (whom) {
    const role = whom.relation === '' ? 'to' : relationOf(r, whom.relation, whom.thing)
    roles.push({ role, of: thingOf(r, whom.thing) })
  }
  for (const { relation, thing: of } of fillers)
    roles.push(fillerRole(relationOf(r, relation, of), thingOf(r, of)))
  if (is) roles.push(...isRoles(r, is))
  for (const one of around) roles.push(...aroundRoles(r, one))
  const isThing = is?.type === 'thing' ? is.thing : undefined
  for (const of of [thing, whom?.thing, isThing, ...fillers.map((one) => one.thing)])
    if (of && !('open' in of)) roles.push(...afterRoles(r, of))
  return roles
}

function doneTo(r: Reader, thing: NonNullable<Act['thing']>): ThingMeaning {
  if (!('open' in thing)) return thingOf(r, thing)
  return openThing(thing.open === 'it' || thing.open === 'head' ? 'thing' : 'any')
}

/** “scared of swimming”, “for buying milk”: what one does. */
const fillerRole = (role: string, of: ThingMeaning): Role =>
  of.act && role !== 'like' ? { role: 'to do', act: of.act } : { role, of }

/** What somebody or something is said to be. */
function isRoles(r: Reader, is: Is): Role[] {
  switch (is.type) {
    case 'quality':
      return [
        { role: 'is', says: is.sense },
        ...(is.degree ? [{ role: 'degree', says: is.degree }] : []),
        ...(is.most ? [{ role: 'degree', says: 'most' }] : []),
        ...(is.than ? [{ role: 'than', of: thingOf(r, is.than) }] : []),
        ...(is.of ? [fillerRole('of', thingOf(r, is.of))] : []),
        ...(is.for ? [{ role: 'for', of: thingOf(r, is.for) }] : []),
        ...(is.and ? [{ role: 'is', says: is.and.sense }] : []),
        ...(is.and?.degree ? [{ role: 'degree', says: is.and.degree }] : []),
      ]
    case 'thing':
      if (is.thing.head === 'rupee' && is.thing.which?.sense === 'how many')
        return [{ role: 'asks', says: 'how much' }]
      return [{ role: 'is', of: thingOf(r, is.thing) }]
    case 'at':
      return placeRoles(r, is.place, 'where')
    case 'whose':
      return [{ role: 'is', of: { ...plainThing('one', false), owner: thingOf(r, is.owner) } }]
    case 'age':
      return [{ role: 'is', says: `${is.years} old` }]
    case 'enough':
      return [{ role: 'is', says: 'enough' }, ...(is.for ? [{ role: 'for', of: thingOf(r, is.for) }] : [])]
    case 'clock':
      return [{ role: 'is', says: hourOf(is.hour, is.half) }]
  }
}

function hourOf(hour: string, half: boolean): string {
  if (half) return `half past ${hour}`
  return hour.includes('past') || hour.includes('clock') ? hour : `${hour} o’clock`
}

function askedRoles(r: Reader, asks: Asked | undefined): Role[] {
  switch (asks?.type) {
    case 'circumstance':
      if (asks.sense === 'what') return [{ role: 'is', of: plainThing('what', true) }]
      return [{ role: 'asks', says: asks.relation === 'from' ? 'where from' : asks.sense }]
    case 'thing':
      return [{ role: 'thing', of: thingOf(r, asks.thing) }]
    case 'quality':
      return [{ role: 'asks', says: `how ${asks.sense}` }]
    case undefined:
      return []
  }
}
