import { isConsonant, takesV, takesY } from '../letters.ts'
import { slots } from './slots.ts'

/**
 * The change where an ending was joined: `was`, at the end of the word, became `now`. An empty `was` means a
 * glide was added; an empty `now` means letters were dropped.
 */
export type Joint = { was: string; now: string }

/**
 * How an ending joins. `none`: without a change. `vowel`: the word changes before a vowel. `and`: the word
 * changes before ഉം. `said`: it changes as before ഉം in speech. `consonant`: the word changes before a consonant.
 */
export type JointKind = 'none' | 'vowel' | 'and' | 'said' | 'consonant'

type JointRule = Joint & {
  of: number
  kinds: readonly JointKind[]
  /** A condition on the last letter before the change. */
  after?: (letter: string | undefined) => boolean
  /** The beginnings of the endings that this rule is for; one with $ is the whole ending. */
  before?: readonly string[]
  /** Whether the change is made in speech only. */
  said?: true
  /** From 3 on, the change is understood but never made. */
  rank: 0 | 1 | 3 | 4
}

const rule = (
  was: string,
  now: string,
  of: string,
  kinds: readonly JointKind[],
  more: Partial<Pick<JointRule, 'after' | 'before' | 'rank' | 'said'>> = {},
): JointRule => ({ was, now, of: slots(of), kinds, rank: 0, ...more })

const vowels: readonly JointKind[] = ['vowel', 'and']
const wordsInChillu = 'nominal|future|copula|other|adjective|infinitive'

const jointRules: readonly JointRule[] = [
  rule('്', '', 'nominal|copula|other|number', vowels, { after: isConsonant }),
  rule('ൻ', 'ന', wordsInChillu, vowels),
  rule('ൽ', 'ല', wordsInChillu, vowels),
  rule('ോൾ', 'ോഴ', 'case', vowels),
  rule('ൾ', 'ള', 'noun|genitive|other', vowels),
  rule('ൾ', 'ള', 'case', vowels, { rank: 1 }),
  rule('ൺ', 'ണ', wordsInChillu, vowels),
  rule('ർ', 'റ', 'rra', vowels),
  rule('ർ', 'ര', 'noun|case|other', vowels),
  rule('ർ', 'ര', 'rra', vowels, { rank: 3 }),
  rule('ർ', 'റ', 'noun|case|other', vowels, { rank: 3 }),
  rule('ണം', 'ണ', 'future', ['vowel'], { before: ['ോ', 'േ'] }),
  rule('ം', 'മ', 'nominal|future|other', ['vowel']),
  rule('ം', '', 'noun', ['vowel'], { before: ['ാണ്', 'ാ$'], after: isSaidShort, rank: 4, said: true }),
  rule('ം', 'വ', 'nominal|other', ['and'], { after: isConsonant }),
  rule('ം', 'മ', 'nominal|other', ['and'], { after: isConsonant, rank: 3 }),
  rule('ം', 'മ', 'nominal|other', ['and'], { after: (letter) => !isConsonant(letter) }),
  rule('ു', '', 'finite', vowels, { after: isConsonant }),
  rule('', 'വ', 'finite', ['vowel'], { after: takesV, rank: 1 }),
  rule('യി', 'യ', 'finiteI', vowels),
  rule('', 'യ', 'finiteI', ['vowel'], { after: (letter) => letter === 'ി' }),
  rule('', '', 'negative|lacking|adjective', vowels, { after: isConsonant }),
  rule('', 'യ', 'negative|lacking', ['vowel'], { before: ['ോ'], after: isConsonant }),
  rule('', 'യ', 'nominal|infinitive|other', vowels, { after: takesY }),
  rule('യി', 'യ', 'case|participle', ['and']),
  rule('യി', 'യ', 'case|participle', ['vowel'], { before: ['ാണ്'] }),
  rule('െ', 'േയ', 'case|genitive', ['and'], { after: isConsonant, rank: 1 }),
  rule('', 'വ', 'nominal|other', vowels, { after: takesV }),
  rule('െ', '', 'genitive', ['vowel'], { before: ['േത'], after: isConsonant }),
  rule('െ', '', 'case', ['vowel'], { rank: 4, after: isConsonant }),
  rule('ു', '', 'finite', ['said'], { before: ['ൂ'], after: isConsonant }),
  rule('ൂ', '', 'finite', ['said'], { before: ['ൂന്ന്'] }),
  rule('ും', '', 'future', ['said'], { before: ['ൂ'] }),
  rule('ാം', '', 'future', ['said'], { before: ['ാ'] }),
  rule('ി', '', 'finiteI', ['said'], { before: ['ീന്ന്'] }),
  rule('ാണ്', '', 'copula', ['said'], { before: ['ാന്ന്'] }),
  rule('', '', 'negative', ['said'], { before: ['ാന്ന്'] }),
  rule('െ', '', 'other', ['said'], { before: ['േന്ന്'], after: isConsonant }),
  rule('ം', '', 'noun|other', ['said'], { before: ['ോം', 'ല്ല'], after: isConsonant }),
  rule('ണം', 'ണ', 'future', ['vowel'], { before: ['െങ്ക'], rank: 3, said: true }),
  rule('െ', '', 'genitive', ['said'], {
    before: ['ട', 'ു', 'ക', 'േല്', 'േൽ', 'േന്ന്'],
    after: (letter) => letter === 'റ' || letter === 'ട',
  }),
  rule('', '', 'noun', ['said'], { before: ['േട', 'േല', 'േൽ', 'േന', 'േത്ത', 'ല്ല്യ'], after: isConsonant }),
  rule('ി', '', 'noun', ['said'], { before: ['ീട', 'ീല', 'ീൽ', 'ീന', 'ീക്ക'], after: isConsonant }),
  rule('', '', 'noun|case|genitive|other', ['said'], { before: ['േം'], after: isConsonant }),
  rule('െ', '', 'case|genitive', ['said'], { before: ['േം'], after: isConsonant }),
  rule('ി', '', 'nominal|participle|number', ['said'], { before: ['ീം'], after: isConsonant }),
  rule('ം', '', 'noun', ['consonant'], { before: ['ക്കാ', 'പ്പെട', 'പരമാ', 'പൂർ'], after: isConsonant }),
  rule('', 'ാ', 'noun', ['consonant'], { before: ['കാര', 'കാർ', 'ക്കാ', 'പരമാ'], after: isConsonant, rank: 3 }),
  rule('്', 'ു', 'nominal|number', ['consonant'], { after: isConsonant }),
  rule('ൽ', 'ലു', 'noun', ['consonant'], { rank: 1 }),
  rule('ൾ', 'ളു', 'noun', ['consonant'], { rank: 1 }),
  rule('ൺ', 'ണു', 'noun', ['consonant'], { rank: 1 }),
  rule('ർ', 'റു', 'rra', ['consonant'], { rank: 1 }),
  rule('ർ', 'രു', 'noun', ['consonant'], { rank: 1 }),
  rule('ൻ', 'നു', 'noun', ['consonant'], { before: ['കൊണ്ട്'], rank: 1 }),
  rule('', '', 'future', ['consonant'], { before: ['ന്ന്', 'വഴി'], after: (letter) => letter === 'ം' }),
  rule('', '', 'nominal|adjective|number', ['consonant'], { after: (letter) => letter !== '്' }),
]

/**
 * After these letters, speech may drop ം before ആണ്: സുഖാണ്, ഇഷ്ടാണ്. രക്താണു and പൂക്കളാണ് are other words.
 */
function isSaidShort(letter: string | undefined) {
  return letter !== undefined && 'ഖടയശഷസ'.includes(letter)
}

const ofKind = (kind: JointKind) => jointRules.filter(({ kinds }) => kinds.includes(kind))

/** By kind, slots and ending. Every word asks for the same ones again. */
const found = new Map<JointKind, Map<number, Map<string, readonly JointRule[]>>>()

/** The rules for these slots before this ending. */
function rulesFor(kind: JointKind, of: number, ending: string): readonly JointRule[] {
  const rules = found.get(kind)?.get(of)?.get(ending)
  if (rules) return rules
  const fitting = ofKind(kind).filter(
    (one) => (one.of & of) !== 0 && (one.before?.some((start) => `${ending}$`.startsWith(start)) ?? true),
  )
  const bySlots = found.get(kind) ?? new Map<number, Map<string, readonly JointRule[]>>()
  const byEnding = bySlots.get(of) ?? new Map<string, readonly JointRule[]>()
  found.set(kind, bySlots.set(of, byEnding.set(ending, fitting)))
  return fitting
}

/** The change by a rule, and whether only speech makes it. */
export type MadeJoint = Joint & { said?: true }

type Side = { text: string; of: number; joint: MadeJoint; rank: number }

const last = (text: string) => text.at(-1)
const fits = (one: JointRule, stem: string) =>
  stem.length > 0 && (one.after === undefined || one.after(last(stem)))

/** How a whole word of these slots changes before an ending. */
export function open(word: string, of: number, kind: Exclude<JointKind, 'none'>, ending: string): Side[] {
  const found: Side[] = []
  for (const one of rulesFor(kind, of, ending)) {
    if (!word.endsWith(one.was)) continue
    const stem = word.slice(0, word.length - one.was.length)
    if (fits(one, stem)) found.push({ text: stem + one.now, of: one.of & of, joint: one, rank: one.rank })
  }
  return keepBest(found)
}

/** The reverse of `open`: the whole words that change to this text before an ending, or before another word (''). */
export function close(opened: string, of: number, kind: Exclude<JointKind, 'none'>, ending: string): Side[] {
  const found: Side[] = []
  for (const one of rulesFor(kind, of, ending)) {
    if (!opened.endsWith(one.now)) continue
    const stem = opened.slice(0, opened.length - one.now.length)
    if (fits(one, stem)) found.push({ text: stem + one.was, of: one.of & of, joint: one, rank: one.rank })
  }
  return found
}

/** പോയി becomes only പോയ-, and not പോയിയ- as well: of two rules, the more specific one comes first. */
function keepBest(found: Side[]): Side[] {
  const taken: Side[] = []
  for (const side of found) {
    const rival = taken.find((one) => (one.of & side.of) !== 0 && one.rank === 0)
    taken.push(rival && side.rank === 0 ? { ...side, rank: 3 } : side)
  }
  return taken
}
