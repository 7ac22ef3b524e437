import { close } from './endings/joints.ts'
import { slots } from './endings/slots.ts'
import { alsoJoins, degrees, type Split } from './joined-words.ts'
import { independentVowel, isConsonant, isVowel } from './letters.ts'
import { joinsNouns } from './stems/adjective-stems.ts'

const noun = slots('noun|rra')
const participle = slots('participle')
const nominal = slots('nominal')
const leaning = slots('nominal|copula')
const caseStem = slots('il')
const where = slots('case')
const adjective = slots('adjective')
const number = slots('number')
const repeated = slots('case|adjective')
const end = slots('end')
const a = slots('end|adjective')

/** Shorter parts would match too many words by chance. */
const shortest = { first: 2, rest: 3, restInVowel: 2 } as const

/**
 * All ways to split a word in two. Before a consonant, the first word is a noun as it is (ചായ-ക്കട), without
 * its ം (മര-ക്കൊമ്പ്) or with ു for its half-u (വീട്ടു-മുറ്റം), or a participle (മറന്നു-പോയി); a stop doubled
 * at the joint becomes single. Before another noun it may end in ആ or ഇൻ (മാങ്ങാ-ക്കറി, തെങ്ങിൻ-തോപ്പ്).
 * Before a vowel it changes as before an ending (മുട്ട-യിട്ടു, റോഡി-ലെത്തി), is a stem (കാട്ടാന), or ends in
 * an ആ shared by both words (ജന്മദിനാശംസ, മാങ്ങാച്ചാർ). Round numbers and ഒരു have forms of their own. A word
 * may be repeated (പണ്ടുപണ്ട്, പതുക്കെപ്പതുക്കെ).
 */
export function splits(text: string): Split[] {
  const found: Split[] = [...halves(text), ...thousands(text)]
  for (let at = shortest.first; at <= text.length - shortest.restInVowel; at++) {
    const start = text.slice(0, at)
    const rest = text.slice(at)
    if (isConsonant(rest[0]) && (!start.endsWith('്') || isDoubled(text, at)) && isLongEnough(start, rest))
      found.push(...beforeConsonant(start, rest))
    if (isVowel(text[at])) found.push(...afterRoundNumber(start, /ി$/u, rest))
    const vowel = isConsonant(text[at - 1]) ? vowelAt(text[at]) : undefined
    if (vowel) found.push(...beforeVowel(start, vowel + text.slice(vowel === 'അ' ? at : at + 1)))
  }
  return found
}

/** The vowel that is heard here; before ം too it is അ (പഞ്ചായത്ത്-അംഗം). */
const vowelAt = (letter: string | undefined) => (letter === 'ം' ? 'അ' : independentVowel(letter))

/** ആറര, ആറേകാൽ: an hour or a number with a half or quarters. The half is too short for the general rule. */
function halves(text: string): Split[] {
  const [, first, half] = /^(.+?[ക-ഹ])(ര|േ(?:മുക്)?കാ.*)$/u.exec(text) ?? []
  if (!first || !half) return []
  const rest = half === 'ര' ? 'അര' : half.slice(1)
  return [
    {
      first: `${first}്`,
      of: number,
      rest,
      restIs: 'numeral',
      joint: { was: '്', now: half === 'ര' ? '' : 'േ' },
    },
  ]
}

/** ഇരുപതിനായിരം, നാൽപ്പതിനായിരം: so many thousands. */
function thousands(text: string): Split[] {
  const [, first, rest] = /^(.+?[ക-ഹ])ിനാ(യിര.+)$/u.exec(text) ?? []
  if (!first || !rest) return []
  return [
    { first: `${first}്`, of: number, rest: `ആ${rest}`, restIs: 'numeral', joint: { was: '്', now: 'ിന' } },
  ]
}

/** Two letters are enough for a repeated word, after ഇൻ (തെങ്ങിൻ-തൈ), and for വാ and താ. */
const isLongEnough = (start: string, rest: string) =>
  rest.length >= shortest.rest || rest === start || isBeforeNoun(start) || isCall(rest)

/** Commands after a participle: ഓടിവാ, എടുത്തുതാ. */
const isCall = (rest: string) => rest === 'വാ' || rest === 'താ'

const isBeforeNoun = (start: string) => start.endsWith('ിൻ')

/** Whether a loan word ends in the consonant that the next one begins with: ബസ്-സ്റ്റോപ്പ്. */
const isDoubled = (text: string, at: number) => text[at - 2] === text[at] && text[at + 1] === '്'

function beforeConsonant(start: string, rest: string): Split[] {
  if (isCall(rest)) return [start, start.replace(/ു$/u, '്')].map((first) => ({ first, of: participle, rest }))
  const firsts: Omit<Split, 'rest'>[] = [
    { first: start, of: noun | participle },
    { first: `${start}ം`, of: noun },
  ]
  if (start.endsWith('ു'))
    firsts.push({ first: `${start.slice(0, -1)}്`, of: nominal }, { first: start.slice(0, -1), of: caseStem })
  if (joinsNouns.has(start) || alsoJoins.has(start)) firsts.push({ first: start, of: adjective })
  if (start.endsWith('ാം')) firsts.push({ first: start, of: adjective, restIs: 'noun' })
  if (start === 'ഒരു') firsts.push({ first: start, of: adjective })
  if (degrees.has(start)) firsts.push({ first: start, of: where })
  if (start === 'മറ്റു') firsts.push({ first: 'മറ്റ്', of: adjective })
  // Only stops are doubled at a joint: തത്തമ്മകൾ is not “parrot + daughter”.
  const single = /^([കചടതപശ])്\1/u.test(rest) ? rest.slice(2) : undefined
  if ((single ?? rest).startsWith(start)) firsts.push({ first: start, of: repeated })
  const joint = { was: rest.slice(0, 1), now: rest.slice(0, 3) }
  return [
    ...firsts.flatMap((one) => [{ ...one, rest }, ...(single ? [{ ...one, rest: single, joint }] : [])]),
    ...beforeNoun(start).flatMap((one) => [{ ...one, rest }, ...(single ? [{ ...one, rest: single }] : [])]),
    ...afterRoundNumber(start, /ി$/u, single ?? rest),
    ...(single ? [{ first: start, of: where, rest: single, joint, restIs: 'verb' as const }] : []),
  ]
}

/** Forms that a noun has only before another noun: മാങ്ങാ-ക്കറി, തെങ്ങിൻ-തോപ്പ്. */
function beforeNoun(start: string): Omit<Split, 'rest'>[] {
  const [body, last] = [start.slice(0, -1), start.at(-1)]
  if (last === 'ാ' && isConsonant(body.at(-1)))
    return [{ first: body, of: noun, joint: { was: '', now: 'ാ' }, restIs: 'noun' }]
  return isBeforeNoun(start) ? [{ first: start, of: end }] : []
}

function beforeVowel(start: string, rest: string): Split[] {
  const found: Split[] = close(start, leaning, 'vowel', '')
    .filter(({ rank }) => rank === 0)
    .map(({ text, of, joint }) => ({ first: text, of, rest, joint }))
  if (/(?:ട്ട|റ്റ)$/u.test(start)) found.push({ first: start, of: caseStem, rest })
  if (rest.startsWith('ആ') && !rest.startsWith('ആണ'))
    found.push({ first: `${start}ം`, of: noun, rest, joint: { was: 'ം', now: '' } })
  if (rest.startsWith('ആ'))
    found.push({
      first: start,
      of: noun,
      rest: `അ${rest.slice(1)}`,
      restIs: 'noun',
      joint: { was: 'അ', now: 'ാ' },
    })
  if (start.length > 3 && start.endsWith('ൊര'))
    found.push({ first: `${start}ു`, of: a, rest, joint: { was: 'ു', now: '' }, restIs: 'noun' })
  if (rest.startsWith('ഏട്ട'))
    found.push({ first: `${start}ൻ`, of: noun, rest, joint: { was: 'ൻ', now: '' }, restIs: 'noun' })
  if (start === 'ഒര') found.push({ first: 'ഒരു', of: adjective, rest, joint: { was: 'ു', now: '' } })
  return [...found, ...afterRoundNumber(start, /(?:[തറ]|ിയ)$/u, rest)]
}

/**
 * A round number before a smaller number: ഇരുപത്തി-രണ്ട്, ഇരുപത്തിയ-ഞ്ച്, ഇരുപത്തെ-ട്ട്, നൂറ്റ-മ്പത്,
 * ആയിരത്തി-മുന്നൂറ്.
 */
function afterRoundNumber(start: string, end: RegExp, rest: string): Split[] {
  const round = /^(.*(?:പത്|ൂറ്|രത്|ഷത്))[തറ](?:ിയ?)?$/u.exec(start)?.[1]
  if (!round || !end.test(start)) return []
  const first = round.replace(/(?<=[രഷ])ത്$/u, 'ം')
  const joint = { was: first.slice(-1), now: start.slice(first.length - 1) }
  return [{ first, of: number, rest, joint, restIs: 'numeral' }]
}
