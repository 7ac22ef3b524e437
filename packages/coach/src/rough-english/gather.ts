import type { Subject } from './clause.ts'
import { agreementOf, type NounPhrase, say } from './noun-phrase.ts'
import { inCase, type NounPart, type Part, sayPart, whenOf } from './parts.ts'

/** The parts of a clause by what they are in English. The nouns are those whose case the verb decides. */
export type Gathered = {
  nouns: readonly NounPart[]
  how: string
  where: string
  often: string
  never: boolean
  habit: boolean
  /** Whether it has been so up to now. */
  since: boolean
  /** Whether it is told for an hour, a part of the day or as a way, of no day: what is so each time. */
  usual: '' | 'clock' | 'part'
  first: string
  back: string
  whatFor: string
  when: string
  asks: string
  /** Whether where it is comes after what is there. */
  isWhereLast: boolean
}

export function gather(parts: readonly Part[], past: boolean): Gathered | undefined {
  const placed = parts.map((part) => (part.kind === 'noun' ? (inCase(part, past) ?? part) : part))
  const said = placed.filter((part) => part.kind === 'said')
  const at = (where: (typeof said)[number]['at']) =>
    said.filter((part) => part.at === where).map(({ text }) => text)
  const asks = placed.filter((part) => part.kind === 'asks')
  if (placed.some(({ kind }) => kind === 'adjective')) return undefined
  const purposes = placed.filter((part) => part.kind === 'to')
  const when = whenOf(placed)
  const often = at('often')
  const first = at('first')
  if (when === undefined || asks.length + purposes.length > 1 || often.length > 1 || first.length > 1)
    return undefined
  if (at('how').length > 2 || at('where').length > 2) return undefined
  const never = said.some(({ marks }) => marks.has('never'))
  return {
    nouns: placed.filter((part) => part.kind === 'noun'),
    how: at('how').join(' '),
    where: whereOf(said),
    often: often.join(' '),
    never,
    habit: said.some(({ marks }) => marks.has('habit')),
    since: said.some(({ marks }) => marks.has('since')),
    usual: usualOf(said, asks[0]?.text ?? ''),
    first: first.join(' '),
    back: at('back').join(' '),
    whatFor: purposes.map(({ text }) => `to ${text}`).join(' '),
    when,
    asks: asks[0]?.text ?? '',
    isWhereLast: isWhereLast(placed),
  }
}

/** “turn to the left from here”. */
const whereOf = (said: readonly Extract<Part, { kind: 'said' }>[]) =>
  said
    .filter(({ at }) => at === 'where')
    .toSorted((one, other) => Number(other.marks.has('way')) - Number(one.marks.has('way')))
    .map(({ text }) => text)
    .join(' ')

function usualOf(said: readonly Extract<Part, { kind: 'said' }>[], asks: string): Gathered['usual'] {
  const has = (at: string) => said.some((part) => part.at === at)
  if (has('day') || said.some(({ at, text }) => at === 'when' && !/^(?:late|early|again)$/u.test(text)))
    return ''
  if (has('clock')) return 'clock'
  return has('part') || asks === 'how' || asks === 'when' || asks === 'at what time' ? 'part' : ''
}

const isWhereLast = (parts: readonly Part[]) => {
  const thing = parts.findIndex((part) => part.kind === 'noun' && part.case === '')
  const place = parts.findIndex((part) =>
    part.kind === 'said' ? part.at === 'where' : part.kind === 'noun' && part.case === 'locative',
  )
  return thing >= 0 && place > thing
}

/** The noun as the one of whom something is said. */
export function subjectOf(part: NounPart, past: boolean): Subject {
  const { phrase } = part
  const text = sayPart(part, 'subject', past)
  return {
    ...{
      text,
      object: sayPart(part, 'known object', past),
      who: agreementOf(phrase),
      again: phrase.again ?? text,
    },
    isPerson: isPerson(phrase),
    isAlive: isAlive(phrase),
    ...(isAsking(phrase) && { asks: true }),
  }
}

export const isPerson = ({ of, pronoun }: NounPhrase) => of === 'person' || pronoun?.of === 'person'

export const isAlive = (phrase: NounPhrase) => phrase.of === 'animal' || isPerson(phrase)

export const isAsking = ({ pronoun, before }: NounPhrase): boolean =>
  pronoun?.kind === 'asks' || before.asks || before.owner?.pronoun?.kind === 'asks'

/** “what”, “which book”: without “the” or “a”. */
export const sayAsked = (phrase: NounPhrase) => say(phrase, 'object')

/** എല്ലാ കുട്ടികളും വന്നില്ല: not all of them, or none. */
export const isEvery = ({ pronoun, before }: NounPhrase): boolean =>
  pronoun?.kind === 'all' || /^(?:every|each)$/u.test(before.determiner?.english ?? '')
