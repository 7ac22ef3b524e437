import { doing } from '@app/english'
import { type Form, isBidden } from '../frame/form.ts'
import type { Act, Circumstance, Is, Line, OpenThing, Slot, Thing, Who } from '../frame/frame.ts'
import { isAsking, isEmpty } from '../frame/thing.ts'
import { comparative, superlative } from './compared.ts'
import { line, listed } from './line.ts'
import { hasOwnWord, type nounPhrases } from './noun-phrase.ts'
import { sayPlace } from './place.ts'
import { sayWhen } from './when.ts'

/** A verb with what is said of it, before it has a form: “give”, “him the book slowly”. */
export type SaidAct = { verb: string; rest: string }

/** Of whom the act is said, and in which form. */
export type Around = { who: Who; form: Form; past: boolean }

type Nouns = ReturnType<typeof nounPhrases>

/** What is done or is so, put into English. `gerunds` and `infinitives` say the acts within an act. */
export function acts(
  nouns: Nouns,
  circumstance: (one: Circumstance, past: boolean) => string,
  quoted: (act: Act) => string,
) {
  const { say, than, whose } = nouns

  function sayAct(act: Act, around: Around): SaidAct {
    const { verb, is } = act
    const { past } = around
    const at = (slot: Slot) =>
      act.around.filter((one) => one.slot === slot).map((one) => circumstance(one, past))
    const { sense, how } = withHow(
      withOwner(verb, around, act.owner ? whose(act.owner) : undefined),
      at('how').join(' '),
    )
    const placed = placedObject(sense, objectOf(act, past), act.thing !== undefined && isAsked(act.thing))
    const fillers = act.fillers.map((one) => sayPlace(one, nouns, past))
    const where = at('where').join(' ')
    const time = sayWhen(act.around, (one) => circumstance(one, past))
    return {
      verb: placed.verb,
      rest: line(
        placed.rest,
        is ? sayIs(is, around) : '',
        act.todo ? time : '',
        todoOf(act, around),
        at('back').join(' '),
        ...fillers,
        how,
        verb.marks.has('away') ? where.replace(/^from /u, '') : where,
        purposeOf(act.purpose, around),
        act.todo ? '' : time,
        quoted(act),
      ),
    }
  }

  /** “to buy milk”. */
  const purposeOf = (purpose: readonly Act[] | undefined, around: Around) =>
    purpose ? `to ${plainly(purpose, around)}` : ''

  /** “to study” of “started to study”; “drinking tea” of “feel like drinking tea”. */
  function todoOf({ todo, verb }: Act, around: Around): string {
    if (!todo) return ''
    return verb.marks.has('gerund') ? gerunds(todo, around) : `to ${plainly(todo, around)}`
  }

  const plainly = (all: readonly Act[], around: Around) =>
    listed(all.map((act) => sayAct(act, around)).map(({ verb, rest }) => line(verb, rest)))

  const gerunds = (all: readonly Act[], around: Around) =>
    listed(all.map((act) => sayAct(act, around)).map(({ verb, rest }) => line(doing(verb), rest)))

  function objectOf({ thing, whom, verb }: Act, past: boolean): string {
    const object = thing && !isAsked(thing) ? sayObject(thing, verb, past) : ''
    const to = whom ? sayPlace(whom, nouns, past) : ''
    return whom?.relation === '' && verb.values.get('dative') === '-' && verb.marks.has('it')
      ? line(to, object)
      : line(object, to)
  }

  function sayObject(thing: Thing | OpenThing, verb: Line, past: boolean): string {
    if ('open' in thing) return openThings[thing.open]
    if (verb.marks.has('general')) return sayGeneral(thing, past)
    if (verb.marks.has('has')) return say(thing, thing.pronoun ? 'object' : 'there is', past)
    if (verb.marks.has('away') && thing.head === 'house' && isEmpty(thing)) return 'home'
    const isKnown =
      thing.case === 'accusative' ||
      thing.after !== undefined ||
      (thing.entry?.topic === 'body' && !verb.marks.has('wants')) ||
      verb.marks.has('known')
    return say(thing, isKnown ? 'known object' : 'object', past)
  }

  /** One likes dogs and tea, not a dog: “I like a dog” would be another thing. */
  function sayGeneral(thing: Thing, past: boolean): string {
    if (thing.case === 'accusative' || hasOwnWord(thing)) return say(thing, 'known object', past)
    const said = say(thing, 'object', past)
    return /^an? /u.test(said) && thing.number === 'one'
      ? say({ ...thing, number: 'many' }, 'object', past)
      : said
  }

  function sayIs(is: Is, { past, who, form }: Around): string {
    switch (is.type) {
      case 'quality':
        return line(
          is.sense === 'raining' ? '' : (is.degree ?? ''),
          is.than ? comparative(is.sense) : is.most ? `the ${superlative(is.sense)}` : is.sense,
          is.degree && is.sense === 'raining' ? 'heavily' : '',
          is.than ? than(is.than, past) : '',
          is.of ? `of ${say(is.of, 'known object', past)}` : '',
          is.for ? `for ${say(is.for, 'known object', past)}` : '',
        )
      case 'thing':
        if (isAsking(is.thing)) return ''
        if (who.type !== 'there') return say(is.thing, 'predicate', past)
        return form.not && isUncounted(is.thing)
          ? `no ${say(withoutArticle(is.thing), 'there is', past)}`
          : say(is.thing, 'there is', past)
      case 'at':
        return sayPlace(is.place, nouns, past)
      case 'whose':
        return is.owner.pronoun ? is.owner.pronoun.alone : `${say(is.owner, 'subject')}’s`
      case 'age':
        return `${is.years} ${is.years === 'one' ? 'year' : 'years'} old`
      case 'enough':
        return line('enough', is.for ? `for ${say(is.for, 'known object', past)}` : '')
      case 'clock':
        return is.half ? `half past ${is.hour}` : `${is.hour} o’clock`
    }
  }

  return { sayAct, plainly, gerunds }
}

/** There is no bread, and there are not two breads. */
export const isUncounted = ({ count, which, also, pronoun }: Thing) => !count && !which && !also && !pronoun

const withoutArticle = (thing: Thing): Thing => ({ ...thing, marks: new Set([...thing.marks, 'bare']) })

const isAsked = (thing: Thing | OpenThing) => !('open' in thing) && isAsking(thing)

const openThings: Readonly<Record<OpenThing['open'], string>> = {
  it: '(it)',
  whom: '(me/you/them…)',
  'it or whom': '(it/him/her…)',
  head: '',
}

/** “be very hungry”, “rain heavily”: what is not done well is not said to be. */
function withHow(sense: string, how: string): { sense: string; how: string } {
  if (how !== 'well') return { sense, how }
  if (/^(?:be|get) /u.test(sense)) return { sense: sense.replace(' ', ' very '), how: '' }
  if (/^(?:rain|snow)$/u.test(sense)) return { sense, how: 'heavily' }
  return { sense, how: /^(?:sweat|cough|hurt|laugh|cry)$/u.test(sense) ? 'a lot' : how }
}

const owners: Readonly<Record<string, string>> = {
  I: 'my',
  he: 'his',
  she: 'her',
  you: 'your',
  we: 'our',
  they: 'their',
  who: 'their',
}

/** “brush … teeth”: whose they are. Nobody brushes another’s, unless it is said. */
function withOwner({ sense }: Line, { who, form }: Around, owner: string | undefined): string {
  if (!sense.includes('…')) return sense
  return sense.replace('…', owner ?? (isBidden(form) ? 'your' : ownOf(who)))
}

function ownOf(who: Who): string {
  if (who.type === 'same') return ownOf(who.as)
  if (who.type !== 'thing') return 'the'
  const { pronoun, marks, number } = who.thing
  const again = marks.has('he') ? 'he' : marks.has('she') ? 'she' : pronoun?.subject
  return owners[again ?? ''] ?? (number === 'many' ? 'their' : 'the')
}

/** “take the key away”, “look at it”, “look” where nothing is looked at, “put it on”. */
function placedObject(sense: string, object: string, isAsked: boolean): SaidAct {
  const plain = object === '' && !isAsked ? sense.replace(/ \([^)]*\)/u, '') : sense.replace(/[()]/gu, '')
  if (plain.includes('~')) return { verb: plain.replace(/ *~ */u, ` ${object} `).trim(), rest: '' }
  const [verb = '', particle = ''] = plain.split(' ')
  if (parted.test(plain) && pronoun.test(object)) return { verb: `${verb} ${object} ${particle}`, rest: '' }
  return { verb: plain, rest: object }
}

const parted = /^(?:put|take|switch|find|spread|drop) (?:on|off|out)$/u
const pronoun = /^(?:\(it\)|it|this|that|these|them|everything|something|anything|me|you|him|her|us)$/u
