import { meanings } from '@app/malayalam/forms'
import { contentWords, mayBeAdded, sameSense } from '../english/content-words.ts'
import { isDenied } from '../english/denial.ts'
import { plainEnglish } from '../english/plain-english.ts'
import type { MeantWord } from '../meant-word.ts'
import { meansOf } from '../said-words.ts'

/**
 * Whether the two parts of a guess hang together otherwise than those of the sentence: what is the cause, the
 * condition or the earlier is told as the other part, a part is denied that is not, or a condition or a choice
 * is made of what is none. It only sees where the words stand, so that it is a doubt, and no fault.
 */
export const tiesOtherwise = (
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): boolean =>
  tellsTurned(words, english, guess) ||
  (saysIf.test(plainEnglish(guess)) && !mayBeIf(words, english)) ||
  choosesOtherwise(words, english, guess)

/** A clause of the guess, and the one it hangs on. */
type Tied = { hangs: string; on: string; link: string }

function tellsTurned(words: readonly MeantWord[], english: string | undefined, guess: string): boolean {
  const marked = words.flatMap((word, at) => (isTied(word, words[at + 1]) ? [at] : []))
  const [at, another] = marked
  const tied = tiedIn(guess)
  if (at === undefined || another !== undefined || !tied || (english !== undefined && !tiedIn(english)))
    return false
  const isBefore = comesBefore(words[at + 1]) || comesBefore(words[at + 2])
  const [first, second] = [words.slice(0, at + 1), words.slice(at + 1)]
  const isTurned = earlier.test(tied.link) !== isBefore && ordered.has(kindOf(words[at], isBefore))
  const [hangs, on] = isTurned ? [tied.on, tied.hangs] : [tied.hangs, tied.on]
  const [firstThere, firstElsewhere] = counted(first, hangs, on)
  const [secondThere, secondElsewhere] = counted(second, on, hangs)
  if (firstElsewhere > 0 && secondElsewhere > 0 && firstThere === 0 && secondThere === 0) return true
  if (english !== undefined || firstThere === 0 || secondThere === 0) return false
  const denies = (some: readonly MeantWord[]) => some.some(({ denial }) => denial !== 'no')
  return (isDenied(hangs) && !denies(first)) || (isDenied(on) && !denies(second))
}

/** How many of the words only the one part has, and how many only the other. “Get” may be of any of them. */
function counted(words: readonly MeantWord[], one: string, other: string): [number, number] {
  const [here, there] = [contentWords(one), contentWords(other)]
  const has = (part: readonly string[], word: MeantWord) =>
    meansOf(word).some((sense) => !mayBeAdded(sense) && part.some((said) => sameSense(said, sense)))
  return [
    words.filter((word) => has(here, word) && !has(there, word)).length,
    words.filter((word) => has(there, word) && !has(here, word)).length,
  ]
}

const links =
  'because|since|if|when|whenever|after|before|although|even though|though|until|as soon as|while|by the time'

/** “X because Y”, “because Y, X”, “Y, so X”. */
function tiedIn(text: string): Tied | undefined {
  const plain = plainEnglish(text)
  const first = new RegExp(String.raw`^\W*(?<link>${links}) (?<hangs>[^,]+), (?<on>.+)$`, 'u').exec(plain)
  const later =
    first ??
    new RegExp(String.raw`^(?<on>.+?),? \b(?<link>${links}) (?<hangs>.+)$`, 'u').exec(plain) ??
    /^(?<hangs>.+?),? (?<link>so) (?<on>.+)$/u.exec(plain)
  const { hangs, on, link } = later?.groups ?? {}
  return hangs && on && link ? { hangs, on, link } : undefined
}

const earlier = /^(?:before|until)$/u
const named = (ids: string) => new Set(ids.split(' ').flatMap((id) => meanings[id] ?? []))
const tying = named('when whenPast byThen asSoonAs ifPast if after onceDone because using although evenIf')
const after = named('after onceDone asSoonAs whenPast')
const conditions = named('ifPast if evenIf wouldHave howAbout question when whenPast or tag')
const ordered = new Set(['order'])

const isTied = ({ kind, endings }: MeantWord, next: MeantWord | undefined) =>
  kind === 'verb' && (endings.some((means) => tying.has(means)) || comesBefore(next))

const comesBefore = (word: MeantWord | undefined) => word?.entries.includes('മുമ്പ്') ?? false

const kindOf = (word: MeantWord | undefined, isBefore: boolean) =>
  isBefore || word?.endings.some((means) => after.has(means)) ? 'order' : ''

const saysIf = /\bif\b/u

const isCause = ({ endings }: MeantWord) => endings.some((means) => causes.has(means))
const causes = named('because using')

/** “If”, and what English says with it: whether, when, by doing. */
const mayBeIf = (words: readonly MeantWord[], english = '') =>
  /\b(?:if|unless|when|whether|whenever|by \w+ing|once|or|would|could|without)\b/iu.test(english) ||
  words.some(
    ({ endings, denial, gloss }) =>
      endings.some((means) => conditions.has(means) || means.startsWith('those who')) ||
      (denial !== 'no' && !words.some(isCause)) ||
      /\b(?:if|whether|when|without)\b/u.test(gloss),
  )

/** “Tea or coffee” for tea and coffee, and the other way round. */
function choosesOtherwise(words: readonly MeantWord[], english: string | undefined, guess: string): boolean {
  if (isDenied(guess) || words.some(({ denial }) => denial !== 'no')) return false
  const mayChoose = words.some(
    ({ endings, gloss, entries }) =>
      endings.some((means) => means === meanings.question || means === meanings.or) ||
      /\bor\b/u.test(gloss) ||
      entries.includes('അല്ലെങ്കിൽ'),
  )
  const [chooses, joins] = [/\bor\b/iu, /\band\b/iu].map((link) => link.test(guess))
  if (chooses) return english === undefined ? !mayChoose : !/\bor\b/iu.test(english) && !mayChoose
  return joins === true && english !== undefined && /\bor\b/iu.test(english) && !/\band\b/iu.test(english)
}
