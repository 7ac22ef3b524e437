import { stem } from '@app/malayalam/find'
import { meanings } from '@app/malayalam/forms'
import { contentWords, isPronoun, isSomebody } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'
import { saysIt, wordsOf } from '../said-words.ts'
import { isTelling } from './bidding.ts'

/**
 * The actor of a verb, and what comes after the verb. Each has the same name in every text about one
 * sentence.
 */
type Roles = { doer: string; others: readonly string[] }

/**
 * Whether a guess has the words of a sentence but exchanges actor and object: “the cat bit the dog” for “the
 * dog bit the cat”. It only counts if the English leaves no doubt: a verb that occurs once, with one of them
 * before it and the other after it, or after “by” if it is passive. Other changes (another order, another
 * verb) are not judged.
 */
export function turnsRound(words: readonly MeantWord[], english: string | undefined, guess: string): boolean {
  const verbs = words.filter(({ kind }) => kind === 'verb')
  return verbs.some((verb) => {
    const said =
      rolesBidden(verb, words) ??
      (english === undefined ? rolesOfWords(words) : rolesIn(english, verb, words))
    const guessed = said && rolesIn(guess, verb, words)
    if (!said || !guessed) return false
    return guessed.others.includes(said.doer) && said.others.includes(guessed.doer)
  })
}

/** “Please give me the book”: the listener does it, for the speaker. */
function rolesBidden(verb: MeantWord, words: readonly MeantWord[]): Roles | undefined {
  const me = words.find(
    ({ kind, gloss }) => kind === 'noun' && contentWords(gloss).every((word) => word === 'i'),
  )
  const you = words.find(({ gloss }) => contentWords(gloss).every((word) => word === 'you'))
  const bids = verb.endings.some(isTelling)
  return bids && me ? { doer: you?.word ?? 'you', others: [me.word] } : undefined
}

/**
 * For a sentence without a translation: its only actor has no ending (അവൻ; if no “he” or “I” stands so, the
 * only noun without one), and the object has an ending. A person who knows or likes somebody is in the
 * dative. With a thought (തോന്നുന്നു), more than the actor has no ending. Two verbs in a row (കണ്ടു പേടിച്ചു)
 * have one actor.
 */
function rolesOfWords(words: readonly MeantWord[]): Roles | undefined {
  const verbs = words.filter(({ kind }) => kind === 'verb')
  const isOneDoer =
    verbs.length === 1 || (verbs.length === 2 && verbs[0]?.endings.at(-1) === meanings.participle)
  if (!isOneDoer || words.slice(-verbs.length).some(({ kind }) => kind !== 'verb')) return undefined
  const objects = words.filter(({ kind }) => kind === 'object')
  const given = words.filter((word) => isSomebody(word.gloss) && endsIn(word, 'dative'))
  const told = words.filter((word) => endsIn(word, 'sociative'))
  const bare = words.filter(({ kind, endings }) => kind === 'noun' && endings.length === 0)
  const people = bare.filter(({ gloss }) => isSomebody(gloss))
  if (verbs[0]?.entries.includes('തോന്നുക')) return undefined
  if (people.length === 1) return rolesOf(people, [...objects, ...given, ...told])
  const doers =
    told.length > 0 ? bare.filter(({ entries }) => !entries.some((one) => toldThings.has(one))) : bare
  if (doers.length === 1) return rolesOf(doers, [...objects, ...told])
  const gives = verbs[0]?.entries.some((one) => giving.has(one))
  if (gives && bare.length === 2) return rolesOf(bare.slice(0, 1), given)
  const feels = verbs[0]?.entries.some((one) => feelings.has(one))
  return bare.length === 0 && feels ? rolesOf(given, objects) : undefined
}

const rolesOf = ([doer, another]: readonly MeantWord[], others: readonly MeantWord[]): Roles | undefined =>
  doer && !another && others.length === 1
    ? { doer: doer.word, others: others.map(({ word }) => word) }
    : undefined

const endsIn = ({ endings }: MeantWord, ending: 'dative' | 'sociative') =>
  endings.filter((means) => means !== meanings.plural).join() === meanings[ending]

/** What one tells or asks somebody does neither. */
const toldThings = new Set('ചോദ്യം ഉത്തരം കഥ കാര്യം സത്യം നുണ കള്ളം പേര് വഴി വില നന്ദി തമാശ രഹസ്യം'.split(' '))

/** The giver comes first, and the gift last. */
const giving = new Set(['തരുക', 'കൊടുക്കുക'])

const feelings = new Set(['അറിയുക', 'അറിയാം', 'ഇഷ്ടം'])

function rolesIn(text: string, verb: MeantWord, words: readonly MeantWord[]): Roles | undefined {
  const written = wordsOf(text)
  const isVerb = saysIt(verb)
  const does = written.findIndex(isVerb)
  const end = written.findIndex((token, at) => at > does && clauseBegins.test(token))
  const tokens = end < 0 ? written : written.slice(0, end)
  const nouns = words.filter(({ kind }) => kind === 'noun' || kind === 'object')
  const names = new Set(nouns.flatMap(({ gloss }) => contentWords(gloss)))
  const all = tokens.flatMap((token, at) => (isVerb(token) ? [at] : []))
  // “Called on the phone”: a noun of the sentence may be a word for the verb.
  const own = all.filter((at) => !names.has(stem(tokens[at] ?? '')))
  const places = own.length > 0 ? own : all
  const [at, last] = [places[0], places.at(-1)]
  // “Took away” is one verb, “works as he worked” are two.
  if (at === undefined || last !== at + places.length - 1) return undefined
  const voice = getsSo.test(verb.gloss) ? 'active' : voiceOf(tokens, at, last)
  const by = tokens.indexOf('by')
  if (voice === 'other' || by < 0 !== (voice === 'active') || isMutual.test(tokens[at] ?? ''))
    return undefined

  const nameOf = (token: string) => {
    const noun = nouns.find((word) => saysIt(word)(token))?.word
    return noun ?? (isPronoun(stem(token)) ? stem(token) : undefined)
  }
  const named = tokens.flatMap((token, place) => {
    const isOne = !places.includes(place) && !isOwner(tokens, place) && !time.test(token)
    const name = isOne ? nameOf(token) : undefined
    // “Younger sister” is one word of the sentence, and one name.
    return name === undefined || name === nameOf(tokens[place + 1] ?? '') ? [] : [{ name, place }]
  })
  const others = words.filter((word) => word.kind === 'verb' && word !== verb)
  const next = tokens.findIndex((token, place) => place > last && others.some((word) => saysIt(word)(token)))
  const count = (name: string) => named.filter((one) => one.name === name).length
  const marked = named.map((one) => ({ ...one, mark: markBefore(tokens, one.place, at, named) }))
  const before = marked.findLast(({ place, mark }) => place < at && mark === undefined)
  if (voice === 'passive') {
    const doer = marked.find(({ place, mark }) => place > by && by > last && mark === 'by')
    const isClear = before && doer && count(before.name) === 1 && count(doer.name) === 1
    return isClear ? { doer: doer.name, others: [before.name] } : undefined
  }
  const after = marked.filter(
    ({ place, mark }) =>
      place > last && (next < 0 || place < next) && (mark === undefined || whom.test(mark)),
  )
  const once = after.map(({ name }) => name).filter((name) => count(name) === 1)
  return before && count(before.name) === 1 ? { doer: before.name, others: once } : undefined
}

/** What follows is said of something else: “I saw him when he came”. */
const clauseBegins = /^(?:when|if|because|while|until|till|though|although)$/u

/** “Next week begin the exams”: what says when does nothing. */
const time =
  /^(?:(?:day|week|month|year|morning|evening|afternoon|night|noon|hour|minute|time|(?:sun|mon|tues|wednes|thurs|fri|satur)day)s?|today|tomorrow|yesterday|tonight)$/u

/** The person who is told or given something, and the person one is angry with. */
const whom = /^(?:to|with|at)$/u

/** “Get angry” does itself what it says. */
const getsSo = /^(?:get|be|become) \w/u

/** “Was bitten”, “got bitten” is passive. “The fish selling man”, who sells fish, is not. */
function voiceOf(tokens: readonly string[], at: number, last: number): 'active' | 'passive' | 'other' {
  const helped = tokens.slice(Math.max(0, at - 3), last).some((token) => being.test(token))
  const isDoing = tokens.slice(at, last + 1).some((token) => token.endsWith('ing'))
  if (helped === isDoing) return 'active'
  return helped ? 'passive' : 'other'
}

const being = /^(?:am|is|are|was|were|be|been|being|im|get|gets|got|getting|keep|keeps|kept)$/u

/** Who meets or marries somebody is met and married. */
const isMutual = /^(?:meet|met|marr)/u

/** “My”, “your brother’s”: whose something is does nothing. “Her” alone may be somebody. */
function isOwner(tokens: readonly string[], at: number): boolean {
  const [token = '', next = ''] = tokens.slice(at, at + 2)
  return next === 's' || owners.test(token) || (token === 'her' && next !== '' && !follows.test(next))
}

const owners = /^(?:my|your|his|our|their|its)$/u
const follows =
  /^(?:and|or|but|a|an|the|this|that|some|my|your|his|in|on|at|to|from|with|for|when|if|now|today|yesterday|tomorrow)$/u

/** The preposition that a noun stands under, as far as the next word before it that does something. */
function markBefore(
  tokens: readonly string[],
  place: number,
  verb: number,
  named: readonly { place: number }[],
): string | undefined {
  const reach = isPronoun(stem(tokens[place] ?? '')) ? 1 : longestReach
  for (let before = place - 1; before >= 0 && place - before <= reach; before--) {
    if (before === verb || named.some((one) => one.place === before)) return undefined
    const token = tokens[before] ?? ''
    if (prepositions.test(token)) return token
  }
  return undefined
}

/** Words: “in the big red house”. A pronoun has its preposition right before it. */
const longestReach = 4

const prepositions =
  /^(?:in|on|at|to|by|from|with|of|for|into|onto|near|under|over|behind|before|after|about|without|during|until|till|inside|outside|through|across|around|between|among|like|than|as|off|beside|since)$/u
