import type { LexiconEntry } from '@app/learning/vocabulary'
import { isAsking, isPerson } from './gather.ts'
import { firstOf, isEmpty, type NounPhrase, nothingBefore, nounPhrase, say } from './noun-phrase.ts'
import type { NounPart, Part } from './parts.ts'

/** രണ്ടു വശവും is both sides, എല്ലാ സ്റ്റേഷനിലും every station. */
export function counted(part: NounPart): NounPart | undefined {
  const { phrase, also } = part
  const { determiner, count } = phrase.before
  if (also !== 'too') return part
  if (count) {
    const english = count.english === 'two' ? 'both' : `all ${count.english}`
    return {
      ...part,
      phrase: { ...phrase, before: { ...phrase.before, count: { english, one: false } } },
      also: '',
    }
  }
  if (determiner?.english === 'every' || determiner?.english === 'each') return { ...part, also: '' }
  if (determiner?.marks.has('many')) return { ...part, also: '' }
  return determiner?.english === 'a' || determiner?.marks.has('asks') ? undefined : part
}

/** What may be over: lunch, work, school. */
export const mayEnd = (phrase: NounPhrase) =>
  !phrase.before.count && !isPerson(phrase) && phrase.of === 'thing'

/** “after school”, “after the game”. */
export const overText = (phrase: NounPhrase) =>
  /^(?:school|college|class|work|job)$/u.test(phrase.head) && isEmpty(phrase.before)
    ? phrase.head.replace('job', 'work')
    : say(phrase, phrase.number === 'mass' ? 'object' : 'place')

/** Who is called: “Mother”, “brother”. */
export const called = (entry: LexiconEntry): string | undefined => {
  const first = nounPhrase(entry, false, nothingBefore)?.head ?? firstOf(entry.means[0] ?? '')
  const kin =
    /(?:brother|sister|mother|father|grandmother|grandfather|uncle|aunt|son|daughter|teacher|doctor)(?!\w|[’']s)/u.exec(
      first,
    )?.[0]
  if (entry.pos === 'name') return first
  return kin ?? (entry.topic === 'people' || entry.topic === 'family' ? first : undefined)
}

/** “mine”, “the teacher’s”. */
export const mine = (phrase: NounPhrase): string | undefined =>
  phrase.pronoun ? phrase.pronoun.alone : phrase.of === 'person' ? `${say(phrase, 'subject')}’s` : undefined

export const isAskingPart = (part: Part) => part.kind === 'noun' && isAsking(part.phrase)
