import { isConsonant, takesV, takesY } from '../letters.ts'
import { type Stem, stem } from './stem.ts'

/** What small and big things are: ചെറുത്, വലുത്. */
const shortened: Readonly<Record<string, string>> = { ചെറിയ: 'ചെറുത്', വലിയ: 'വലുത്' }

/** These say nothing of themselves, and are also joined to what they describe: വൻവിജയം, മുൻമന്ത്രി. */
export const joinsNouns: ReadonlySet<string> = new Set(['വൻ', 'മുൻ'])

/**
 * One that does not end in അ (കൂടുതൽ, മോശം, ഫ്രീ), and എത്ര, can also be what something is: മോശമാണ്. Others are it without ആയ or ഉള്ള, or with ം:
 * മനോഹരമാണ്, പ്രയാസമാണ്, സാധാരണമാണ്.
 */
export function adjectiveStems(word: string): Stem[] {
  const whole = stem(word, 'adjective')
  if (joinsNouns.has(word)) return [whole]
  const short = shortened[word]
  if (short) {
    const within = [{ id: 'nominal', shown: '-ത്' }]
    return [whole, stem(short, 'noun', 1, within), stem(short.slice(0, -1), 'in|il', 1, within)]
  }
  const base = predicateOf(word)
  if (base) return [whole, stem(base, 'case', 1), ...ofPeople(word)]
  return isConsonant(word.at(-1)) && !word.endsWith('ത്ര') ? [whole] : [whole, stem(word, 'case')]
}

/** Somebody may be it too, and what stands before a noun: പ്രശസ്തനായ, പ്രശസ്തയാണ്, പ്രശസ്ത നടൻ. */
function ofPeople(word: string): Stem[] {
  const body = /^(.+[ക-ഹ])മായ$/u.exec(word)?.[1]
  if (!body) return []
  return [
    stem(body, 'adjective', 3),
    stem(`${body}ൻ`, 'genitive', 3, [{ id: 'heWho', shown: '-ൻ' }]),
    stem(body, 'genitive', 3, [{ id: 'sheWho', shown: '-അ' }]),
  ]
}

/** Adjectives of Sanskrit that are said without their ആയ: സാധാരണ, ആധുനിക. Those made of verbs end otherwise. */
const bookish = /(?:ിക|ീയ|ീന|ധാന|തന|രണ|ഗത|കൃത|ങ്കര|ന്തര|ശ്യ|ന്യ|സ്യ)$/u

/** What is said with ആണ് instead of the adjective itself. */
function predicateOf(word: string): string | undefined {
  if (bookish.test(word)) return `${word}ം`
  const opened = /^(.+)(?:ായ|ുള്ള)$/u.exec(word)?.[1]
  return opened && closedWord(opened)
}

/** The word that opens so before a vowel: മനോഹരമ- മനോഹരം, ജീവന- ജീവൻ, ഭംഗിയ- ഭംഗി, ചൂട- ചൂട്. */
function closedWord(opened: string): string {
  const body = opened.slice(0, -1)
  if (opened.endsWith('മ')) return `${body}ം`
  if (opened.endsWith('ന')) return `${body}ൻ`
  if (opened.endsWith('യ') ? takesY(body.at(-1)) : opened.endsWith('വ') && takesV(body.at(-1))) return body
  return `${opened}്`
}
