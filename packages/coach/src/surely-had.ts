import { stem } from '@app/english'
import { meanings } from '@app/malayalam/forms'
import { differingEndings } from './differing-endings.ts'
import { english } from './meaning/data.ts'
import type { Differences } from './meaning/differences/differences.ts'
import { contentWords, isLight, isPronoun, sameSense, saysLittle } from './meaning/english/content-words.ts'
import { isDenied } from './meaning/english/denial.ts'
import { withoutBrackets, writtenOut } from './meaning/english/plain-english.ts'
import type { MeantWord } from './meaning/meant-word.ts'
import { readEnglish } from './meaning/pieces/english/read-english.ts'
import type { Piece } from './meaning/pieces/piece.ts'
import { saysIt, wordsOf } from './meaning/said-words.ts'

/**
 * The words of a sentence that a guess surely has, with what their endings say: “you see it” has not കണ്ടില്ല, and
 * “because it rained” has not പെയ്താൽ. One word of the guess says one word of the sentence.
 */
export function surelyHad(
  found: readonly MeantWord[],
  guess: string,
  differences: Differences,
): readonly MeantWord[] {
  const differing = meansOfAll(differingEndings(differences))
  const acts = readEnglish(guess).pieces.filter(({ part }) => part === 'act')
  const plain = writtenOut(guess)
  const claimed = claimedBy(found, guess)
  return found.filter(
    (word) =>
      claimed.has(word) &&
      !word.endings.some((means) => differing.has(means)) &&
      endingsAreSaid(word, plain) &&
      isOfPerson(word, plain) &&
      isDeniedAlike(word, guess, acts) &&
      standsTogether(word, guess) &&
      namesThing(word, guess) &&
      (word.kind !== 'verb' || (isOfTime(word, acts) && isJoinedAlike(word, guess))),
  )
}

const meansOfAll = (ids: Iterable<string>) => new Set(Array.from(ids, (id) => meanings[id] ?? ''))

/** What in a guess can say what an ending says. An ending that is not here, English may leave out. */
const saidBy: readonly (readonly [ReadonlySet<string>, RegExp])[] = [
  ['if ifPast', /\b(?<!even )(?:if|when|once|after|unless|should|without|in case|as soon as)\b/u],
  [
    'evenIf although althoughIs evenThough',
    /\b(?:even|although|though|despite|in spite|but|yet|still|however|no matter|whether)\b/u,
  ],
  ['because becauseIs using following', /\b(?:because|since|as|so|for|due|owing|thanks|with|by)\b/u],
  ['question', /\?|\b(?:if|whether)\b/u],
  [
    'mustNot pleaseDont shouldNot',
    /\b(?:do|must|should|shall|can|could|may|ought|need|let us|to|is|are|better) not\b|\b(?:cannot|never|no|stop|avoid|without)\b/u,
  ],
].map(([ids = '', said]) => [meansOfAll(String(ids).split(' ')), said as RegExp])

const endingsAreSaid = ({ endings }: MeantWord, plain: string) =>
  saidBy.every(([means, said]) => !endings.some((one) => means.has(one)) || said.test(plain))

/** English persons: who does it, whom it happens to, whose it is. */
const persons: Readonly<Record<string, readonly [string, string, string]>> = {
  i: ['i', 'me', 'my|mine'],
  he: ['he', 'him', 'his'],
  she: ['she', 'her', 'hers?'],
  we: ['we', 'us', 'ours?'],
  they: ['they', 'them', 'theirs?'],
  you: ['you', 'you', 'yours?'],
  who: ['who', 'whom?', 'whose'],
}

/** “My wife” has not ഞാൻ. */
function isOfPerson({ senses, endings }: MeantWord, plain: string): boolean {
  const forms = persons[/^[a-z]+/u.exec(senses[0]?.toLowerCase() ?? '')?.[0] ?? '']
  const part = partOf(endings)
  return forms === undefined || part === undefined || new RegExp(`\\b(?:${forms[part]})\\b`, 'u').test(plain)
}

function partOf(endings: readonly string[]) {
  if (endings.includes(meanings.genitive ?? '')) return 2
  if (endings.includes(meanings.accusative ?? '')) return 1
  return endings.every((means) => plainly.has(means)) ? 0 : undefined
}

const plainly = meansOfAll(['is', 'question', 'and', 'emphasis', 'only'])

/** Both deny it, or neither. What ends no clause may be denied by what follows: “I cannot see” has കാണാൻ. */
function isDeniedAlike(word: MeantWord, guess: string, acts: readonly Piece[]): boolean {
  if (word.denial === 'either' || (word.denial === 'no' && !endsClause(word))) return true
  const clauses = guess
    .split(/[,;:.?!]|\b(?:and|but|so|because|although|though|if|when|or)\b/iu)
    .filter((clause) => wordsOf(clause).some(saysIt(word)))
  if (word.denial === 'yes') return isDenied(guess) && (clauses.length === 0 || clauses.some(isDenied))
  const own = actsOf(word, acts)
  if (own.length > 0) return own.some(({ denied }) => !denied)
  return clauses.length > 0 ? !clauses.every(isDenied) : !isDenied(guess)
}

const endsClause = ({ kind, mark, endings }: MeantWord) =>
  (kind === 'verb' || endings.some((means) => being.has(means))) &&
  (closes.test(mark ?? '') || endings.some(isOfClause))

const being = meansOfAll(['is', 'was', 'exists', 'having', 'became'])

const closes = /[.,;:!?…]/u

const actsOf = (word: MeantWord, acts: readonly Piece[]) => acts.filter((act) => saysIt(word)(act.word))

const ofClauses = meansOfAll(
  'if ifPast evenIf although althoughIs evenThough because becauseIs when whenPast that'.split(' '),
)
const isOfClause = (means: string) => ofClauses.has(means)

/** What is to come is not said of the past. */
function isOfTime(word: MeantWord, acts: readonly Piece[]): boolean {
  const own = actsOf(word, acts)
  const last = word.endings.at(-1) ?? ''
  const isOther = ({ time }: Piece) =>
    aheadOrOpen.has(last) ? time === 'past' || time === 'done' : pastOnly.has(last) && time === 'ahead'
  return own.length === 0 || !own.every(isOther)
}

const aheadOrOpen = meansOfAll('future must may let command commandMany polite please'.split(' '))
const pastOnly = meansOfAll(['past', 'pastNominal', 'perfect', 'pluperfect'])

/** “If it comes” has not വരുന്നുണ്ട്. */
function isJoinedAlike(word: MeantWord, guess: string): boolean {
  if (!closes.test(word.mark ?? '') || word.endings.some(isOfClause)) return true
  const own = guess
    .split(/[,;:.?!]|(?=\b(?:if|unless|although|though)\b)/iu)
    .filter((part) => wordsOf(part).some(saysIt(word)))
  return own.length === 0 || !own.every((part) => /^\s*(?:if|unless|although|though)\b/iu.test(part))
}

/** “Six tickets for the four o’clock show” has not “of six o’clock”. */
function standsTogether({ gloss }: MeantWord, guess: string): boolean {
  const said = contentAsWritten(guess)
  return withoutBrackets(gloss)
    .split(/[,;]/u)
    .map(contentAsWritten)
    .every((way) => {
      const isIn = (words: readonly string[]) =>
        way.every((word) => words.some((one) => sameSense(one, word)))
      // One more word may stand between.
      return !isIn(said) || said.some((_, at) => isIn(said.slice(at, at + way.length + 1)))
    })
}

const contentAsWritten = (text: string) =>
  (
    writtenOut(text)
      .replace(/'s\b/gu, '')
      .match(/[a-z']+/gu) ?? []
  )
    .filter((word) => !saysLittle(word))
    .map(stem)
    .filter((word) => !isLight(word))

/** The words that find something of the guess for themselves: the tea of a tea shop is no tea. */
function claimedBy(words: readonly MeantWord[], guess: string): ReadonlySet<MeantWord> {
  const said = wordsOf(guess)
  const free = new Set(said.keys())
  const claimed = new Set<MeantWord>()
  const claim = (sayers: readonly (readonly [MeantWord, (written: string) => boolean])[]) => {
    // The longest phrase first, and then what has least to choose from.
    const inTurn = sayers
      .map(([word, says]) => {
        const own = [...said.keys()].filter((at) => says(said[at] ?? ''))
        return { word, says, own: own.length, run: longestRun(said, new Set(own), says).length }
      })
      .toSorted((one, other) => other.run - one.run || one.own - other.own)
    for (const { word, says } of inTurn) {
      const run = longestRun(said, free, says)
      if (run.length === 0) continue
      claimed.add(word)
      for (const at of run) free.delete(at)
    }
  }
  claim(words.map((word) => [word, saysItself({ ...word, senses: [] })]))
  claim(words.filter((word) => !claimed.has(word)).map((word) => [word, saysItself(word)]))
  // What no single word of the guess says was found in another way.
  for (const word of words) if (!said.some(saysIt(word))) claimed.add(word)
  return claimed
}

/** “While” alone has not “while listening”: that is what the ending says. */
function saysItself(word: MeantWord): (written: string) => boolean {
  const ended = new Set(word.endings.flatMap(contentWords))
  const isOnlyEnding = contentWords(word.gloss).every((one) => ended.has(one))
  const says = saysIt(word)
  return (written) => says(written) && (isOnlyEnding || !ended.has(stem(written)))
}

/** “Elder” alone has not “elder sister”. What no single word says was found in another way. */
function namesThing(word: MeantWord, guess: string): boolean {
  const heads = [word.gloss, ...word.senses].flatMap(headsOf)
  const said = wordsOf(guess).filter(saysIt(word)).map(stem)
  return (
    word.kind !== 'noun' ||
    heads.length === 0 ||
    said.length === 0 ||
    said.some((one) => isPronoun(one) || heads.some((head) => sameSense(head, one)))
  )
}

/** What a thing is: a sister of “to the elder sister”, a yard of “yard in front of a house”. */
const headsOf = (means: string): readonly string[] =>
  withoutBrackets(means)
    .split(/[,;]/u)
    .flatMap((way) => {
      const words = wordsOf(way)
      const first = words.findIndex((word) => !saysLittle(word))
      const end = words.findIndex((word, at) => at > first && english.prepositions.has(word))
      const head = words.slice(0, end < 0 ? undefined : end).findLast((word) => !saysLittle(word))
      // An auto-rickshaw is an auto.
      const joined = /([a-z]+)-([a-z]+)/u.exec(way)?.slice(1) ?? []
      return [...joined, ...(head === undefined ? [] : [head])].map(stem)
    })

function longestRun(said: readonly string[], free: ReadonlySet<number>, says: (written: string) => boolean) {
  const runs: number[][] = [[]]
  for (const [at, word] of said.entries()) {
    if (free.has(at) && says(word)) runs.at(-1)?.push(at)
    else runs.push([])
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
}
