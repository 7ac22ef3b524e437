import { close, type Joint } from './endings/joints.ts'
import { slots } from './endings/slots.ts'
import type { PartOfSpeech, WordEntry } from './entry.ts'
import { independentVowel, isConsonant, isVowel } from './letters.ts'
import { joinsNouns } from './stems/adjective-stems.ts'

/**
 * One way to split a word in two: the first word as it stands alone and the slots it must fill, the rest and
 * its part of speech, and the change between them.
 */
export type Split = { first: string; of: number; rest: string; joint?: Joint; restIs?: PartOfSpeech }

const noun = slots('noun|rra')
const participle = slots('participle')
const nominal = slots('nominal')
const caseStem = slots('il')
const where = slots('case')
const adjective = slots('adjective')
const number = slots('number')
const repeated = slots('case|adjective')
const end = slots('end')

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
  const found: Split[] = halves(text)
  for (let at = shortest.first; at <= text.length - shortest.restInVowel; at++) {
    const start = text.slice(0, at)
    const rest = text.slice(at)
    if (isConsonant(rest[0]) && (!start.endsWith('്') || isDoubled(text, at)) && isLongEnough(start, rest))
      found.push(...beforeConsonant(start, rest))
    if (isVowel(text[at])) found.push(...afterRoundNumber(start, /ി$/u, rest))
    const vowel = isConsonant(text[at - 1]) ? independentVowel(text[at]) : undefined
    if (vowel) found.push(...beforeVowel(start, vowel + text.slice(vowel === 'അ' ? at : at + 1)))
  }
  return found
}

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
  if (joinsNouns.has(start)) firsts.push({ first: start, of: adjective })
  const single = rest[1] === '്' && rest[0] === rest[2] ? rest.slice(2) : undefined
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
  return isBeforeNoun(start) ? [{ first: start, of: end, restIs: 'noun' }] : []
}

function beforeVowel(start: string, rest: string): Split[] {
  const found: Split[] = close(start, nominal, 'vowel', rest)
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

type Before = { entry: WordEntry; endings: readonly { id: string }[] }

/**
 * The parts of speech that join to a word without endings: to a noun, the name or the quality of a thing; to
 * a number, what is counted or a smaller number.
 */
const followers: Partial<Record<PartOfSpeech, readonly PartOfSpeech[]>> = {
  noun: ['noun', 'name', 'adjective'],
  name: ['noun', 'name', 'adjective'],
  numeral: ['noun', 'numeral'],
}

/** These join to a noun without an ending: നിയമമനുസരിച്ച്, ഉത്തരവുപ്രകാരം, പറഞ്ഞതനുസരിച്ച്. */
const afterBareNoun = new Set(['അനുസരിച്ച്', 'പ്രകാരം', 'സംബന്ധിച്ച്', 'മുഖേന'])
const bareNouns = new Set<PartOfSpeech>(['noun', 'name', 'pronoun'])
/**
 * After a number, അര is the half and not a waist, അരയ്ക്ക് is not "to grind", and പേരും is people, not names.
 * ആറ് is also a river.
 */
const notAfterNumbers = new Set(['അര', 'അരയ്ക്കുക', 'പേര്'])

const makesNoun = new Set(['plural', 'nominal', 'pastNominal', 'presentNominal'])

const isBareNoun = ({ entry, endings: [first] }: Before) =>
  first ? makesNoun.has(first.id) : bareNouns.has(entry.pos)

/** Pronouns and adverbs are written together before a vowel: ഞാനിപ്പോൾ, ഇന്നെനിക്ക്, നമുക്കങ്ങോട്ട്. */
const leans = new Set<PartOfSpeech>(['pronoun', 'adverb'])
const isAtVowel = ({ rest }: Split) => isVowel(rest[0])

/** കൂടിച്ചേരുക contains കൂടുക, not കൂടി. */
const neverBeforeVerb = new Set(['കൂടി'])

/** Genitive and instrumental pronouns are written apart, and എന്നാലിത് has എന്നാൽ “but”. */
const partsOnly = new Set(['genitive', 'instrumental'])

/**
 * Whether a word can be joined before another one. Verbs join whatever the split allows; words for places
 * (മുകളിൽ, അരികിൽ) join a noun; a noun joins a genitive (തെങ്ങിൻ); a number joins a number in the locative
 * (മൂന്നിലൊന്ന്); adjectives and adverbs join themselves (ദൂരെദൂരെ, പലപല). A name of a person joins only a
 * verb (രാമനെത്തി), and a name of a place joins a verb only with an ending (കൊച്ചിയിലെത്തി). മായും of മായുക “fade” is also
 * the end of “and with” (അവനുമായും), so it joins only a participle. തുക “amount” is also the end of
 * many verbs, so it joins only words in ം (സമ്മാനത്തുക).
 */
export function canFollow(before: Before, next: WordEntry, split: Split): boolean {
  const { entry, endings } = before
  if (next.kind === 'person' || (entry.kind === 'person' && next.pos !== 'verb')) return false
  if (entry.kind === 'place' && next.pos === 'verb' && endings.length === 0) return false
  if (joinsNouns.has(entry.word)) return next.pos === 'noun'
  if (next.word === 'മായുക') return endings.at(-1)?.id === 'participle'
  if ((entry.pos === 'numeral' || entry.word === 'ആറ്') && notAfterNumbers.has(next.word))
    return entry.pos === 'numeral' && next.pos === 'numeral'
  if (next.pos === 'verb') return !neverBeforeVerb.has(entry.word)
  if (next.word === 'തുക') return entry.word.endsWith('ം')
  if (next.pos === 'postposition' && afterBareNoun.has(next.word)) return isBareNoun(before)
  if (next.word === 'ഒരിക്കൽ') return endings[0]?.id === 'locative'
  if (isAtVowel(split) && leans.has(entry.pos) && leans.has(next.pos))
    return !partsOnly.has(endings[0]?.id ?? '')
  if (next.pos === 'numeral' && endings[0]?.id === 'locative') return entry.pos === 'numeral'
  if (endings.length > 0) return next.pos === 'noun' && endings[0]?.id === 'genitive'
  if (entry === next && (next.pos === 'adverb' || next.pos === 'adjective')) return true
  if (next.pos === 'postposition' || next.pos === 'adverb')
    return entry.pos === 'noun' && /(?:ത്ത്|ിൽ)$/u.test(next.word)
  return followers[entry.pos]?.includes(next.pos) ?? false
}
