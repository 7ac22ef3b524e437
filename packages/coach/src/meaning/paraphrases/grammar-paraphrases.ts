import { meanings } from '@app/malayalam/forms'
import { contentWords, sameSense } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'
import { has, type Paraphrase } from './paraphrase.ts'

const endsWith = ({ endings }: MeantWord, ...ids: string[]) =>
  ids.some((id) => endings.includes(meanings[id] ?? ''))

const all =
  (...conditions: NonNullable<Paraphrase['where']>[]): NonNullable<Paraphrase['where']> =>
  (words, guess) =>
    conditions.every((holds) => holds(words, guess))

const howMuch = has(/^എത്ര/u)
const ofClock = has(/^മണി/u)

/** Actions without an object, so that എന്താ beside them can only ask why. */
const doneAlone = new Set('ചിരിക്കുക കരയുക വരുക പോകുക വൈകുക ഉറങ്ങുക ഓടുക എഴുന്നേൽക്കുക നിൽക്കുക ഇരിക്കുക'.split(' '))

/** നീയെന്താ ചിരിക്കുന്നത്, നീയെന്താ കഴിക്കാത്തത്. */
const asksWhy = (words: readonly MeantWord[]) => {
  const last = words.at(-1)
  if (!last || !has(/എന്താ?$|െന്താ?$|^എന്ത്$/u)(words, '')) return false
  const isWhatOneDoes = endsWith(last, 'presentNominal', 'pastNominal')
  return isWhatOneDoes
    ? last.entries.some((entry) => doneAlone.has(entry))
    : (endsWith(last, 'negativeRelative') && endsWith(last, 'nominal')) || endsWith(last, 'notDone')
}

/** പെയ്തതിനാൽ, പെയ്തതുകൊണ്ട്, അവധിയായതിനാൽ. */
const isCause = (word: MeantWord) =>
  endsWith(word, 'presentNominal', 'pastNominal', 'nominal') && endsWith(word, 'instrumental', 'using')

/**
 * The cause in the guess is the cause in the sentence, or stands before it. A translation has its own word
 * for it.
 */
const isItsCause: NonNullable<Paraphrase['where']> = (words, guess, english) => {
  if (english !== undefined) return false
  const given = contentWords(/\b(?:because|since|as)\b(?<cause>[^,;]*)/iu.exec(guess)?.groups?.cause ?? '')
  const causes = words.filter((word, at) => [word, ...words.slice(at + 1, at + 2)].some(isCause))
  return causes.some(({ gloss }) =>
    contentWords(gloss).some((word) => given.some((one) => sameSense(one, word))),
  )
}

/** പോയാലോ: shall we go? */
export const suggests = (words: readonly MeantWord[]) => {
  const last = words.at(-1)
  if (!last) return false
  return endsWith(last, 'howAbout') || (endsWith(last, 'ifPast') && endsWith(last, 'question'))
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** രണ്ടര: “half past two”, 2:30. */
const halfHours = hours.map((hour, at): Paraphrase => {
  const said = `${hour} and a half`
  const name = `(?:${hour}|${at + 1})`
  return {
    of: 'half',
    heard: new RegExp(String.raw`\b(?:half past ${name}|${name}[:. ](?:30|thirty))\b`, 'giu'),
    said,
    where: (words) => words.some(({ gloss }) => gloss.startsWith(said)),
  }
})

const ordinals: readonly (readonly [number: string, ordinal: string])[] = [
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((ordinal, at) => [hours[at] ?? '', ordinal] as const),
  ...'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((number) => [number, `${number}th`] as const),
  ...'twenty thirty'.split(' ').map((number) => [number, number.replace(/y$/u, 'ieth')] as const),
]
const anyOrdinal = [String.raw`\d+(?:st|nd|rd|th)`, ...ordinals.map(([, ordinal]) => ordinal)].join('|')
/** പതിനഞ്ചാം, and മൂന്നാം, which is a word of its own. */
const isOrdinal = (words: readonly MeantWord[]) =>
  words.some((word) => endsWith(word, 'ordinal') || ordinals.some(([, ordinal]) => word.gloss === ordinal))

const inOrder: readonly Paraphrase[] = [
  {
    of: 'date',
    heard: new RegExp(String.raw`\b(?:${anyOrdinal})\b`, 'giu'),
    said: 'date $&',
    where: isOrdinal,
  },
  ...ordinals.slice(0, 20).map(
    ([, ordinal], at): Paraphrase => ({
      of: ordinal,
      heard: new RegExp(String.raw`\b${at + 1}(?:st|nd|rd|th)\b`, 'giu'),
      said: ordinal,
    }),
  ),
  { of: '', heard: /\b(\d+)(?:st|nd|rd|th)\b/giu, said: '$1', where: isOrdinal },
  ...ordinals.slice(1).map(
    ([number, ordinal]): Paraphrase => ({
      of: number,
      heard: new RegExp(String.raw`\b${ordinal}\b`, 'giu'),
      said: number,
      where: (words) => isOrdinal(words) && words.every(({ gloss }) => gloss !== ordinal),
    }),
  ),
]

/** How English says what these words and endings say. */
export const grammarParaphrases: readonly Paraphrase[] = [
  {
    of: 'time',
    heard: /\b(?:at )?what time\b/giu,
    said: 'how much time',
    where: all(howMuch, has(/^സമയം$/u)),
  },
  {
    of: 'much',
    heard: /\b(?:at )?what time\b|^\W*when\b/giu,
    said: 'how many',
    where: all(howMuch, ofClock),
  },
  {
    of: 'what price',
    heard: /\bwhat(?:['’]?s| is| are| was)? the (price|cost|rate)(?: of| for)?\b/giu,
    said: 'what, the $1 of',
  },
  {
    of: 'much price',
    heard: /\bwhat(?:['’]?s| is| are| was)? the (price|cost|rate)(?: of| for)?\b/giu,
    said: 'how much, the $1 of',
  },
  {
    of: 'much price',
    heard: /\bhow much (?:do|does|did)\b(.+?)\bcosts?\b/giu,
    said: 'how much, price of$1',
  },
  { of: 'much price', heard: /\bhow much\b(?!,)/giu, said: 'how much, price of' },
  { of: 'what price', heard: /\bhow much (?:do|does|did)\b(.+?)\bcosts?\b/giu, said: 'what, price of$1' },
  { of: 'what price', heard: /\bhow much\b/giu, said: 'what, price of' },
  { of: '', heard: /\bwhy\b/giu, said: 'what', where: asksWhy },
  { of: '', heard: /\b(?:because(?: of)?|since)\b/giu, said: '', where: isItsCause },
  { of: 'nobody', heard: /\bnone(?: of (?:them|us|you))?\b/giu, said: 'nobody' },
  { of: 'what', heard: /^\W*how (?=[^?]*$)/giu, said: 'what ', where: has(/^എന്തൊരു$/u) },
  {
    of: '',
    heard: /\b(?:what if|how about|what about|why don['’]?t(?= we\b))\b/giu,
    said: 'shall',
    where: suggests,
  },
  {
    of: '',
    heard: /\bwithout\b/giu,
    said: 'with no',
    where: (words) => words.some((word) => endsWith(word, 'lacks')),
  },
  ...halfHours,
  ...inOrder,
]
