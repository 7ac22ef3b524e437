import { meanings } from '@app/malayalam/forms'
import { isDenied } from '../english/denial.ts'
import type { MeantWord } from '../meant-word.ts'
import { has, isFor, type Paraphrase } from './paraphrase.ts'

/** It says of this, or does it, without a denial. */
const affirms = (what: string) => (words: readonly MeantWord[]) =>
  words.some((word) => word.denial === 'no' && isFor(word, what))

/** It denies this, and the guess denies nothing. */
const denies = (what: string) => (words: readonly MeantWord[], guess: string) =>
  !isDenied(guess) && words.some((word) => word.denial === 'yes' && isFor(word, what))

const deniesIn = (what: string, ending: RegExp) => (words: readonly MeantWord[], guess: string) =>
  denies(what)(words, guess) &&
  words.some((word) => isFor(word, what) && word.endings.some((means) => ending.test(means)))

const forbids = (words: readonly MeantWord[]) =>
  words.some(({ endings }) => endings.includes(meanings.mustNot ?? ''))

/** “Is not good”, “isn’t very good”, of what is bad. */
const notThis = (of: string, opposite: string): Paraphrase => ({
  of,
  heard: new RegExp(
    String.raw`(?:n['’]?t| not) (?:a |any |very |so |that |at all )?(?:${opposite})\b`,
    'giu',
  ),
  said: ` ${of}`,
  where: affirms(of),
})

/** “Is wrong”, of what is not right. */
const butThis = (of: string, opposite: string): Paraphrase => ({
  of,
  heard: new RegExp(String.raw`\b(?:${opposite})\b`, 'giu'),
  said: `not ${of}`,
  where: denies(of),
})

const noneLeft = String.raw`\b(?:there (?:is|are|was|were)(?:(?:n['’]?t| not) any| no)|(?:we|i|they|you) have no|no)`

/**
 * A denial of one word means the other: somebody who forgot did not remember. Each applies only if the
 * sentence has the first word.
 */
export const opposites: readonly Paraphrase[] = [
  notThis('bad', 'good|nice|great'),
  notThis('wrong', 'right|correct'),
  notThis('mistake', 'right|correct'),
  notThis('false', 'true'),
  notThis('dirty', 'clean'),
  notThis('close', 'open'),
  butThis('good', 'bad'),
  butThis('right', 'wrong|incorrect'),
  butThis('correct', 'wrong|incorrect'),
  butThis('true', 'false|untrue|a lie'),
  butThis('possible', 'impossible'),
  butThis('enough', 'insufficient'),
  butThis('clean', 'dirty'),
  {
    of: 'forget',
    heard: /\b(?:did|could)(?:n['’]?t| not) remember\b/giu,
    said: 'forgot',
    where: affirms('forget'),
  },
  {
    of: 'forget',
    heard: /\b(?:(?:do|does|can)(?:n['’]?t| not)|cannot) remember\b/giu,
    said: 'forget',
    where: affirms('forget'),
  },
  {
    of: 'remember',
    heard: /\b(?:(?:have|has|had) forgotten|forgot)\b/giu,
    said: 'did not remember',
    where: deniesIn('remember', /^did not/u),
  },
  {
    of: 'remember',
    heard: /\b(?:(?:have|has|had) forgotten|forgot|forgets?)\b/giu,
    said: 'do not remember',
    where: deniesIn('remember', /^does not/u),
  },
  {
    of: 'see',
    heard: /\b(?:(?:is|are|am) )?(?:missing|lost)\b/giu,
    said: 'is not seen',
    where: deniesIn('see', /^does not/u),
  },
  {
    of: 'see',
    heard: /\b(?:can['’]?t|can ?not) find\b/giu,
    said: 'do not see',
    where: (words) => words.some((word) => word.denial === 'yes' && isFor(word, 'see')),
  },
  {
    of: 'home',
    heard: /\b(?:out(?! of)|away(?: from (?:home|the house))?)\b/giu,
    said: 'not at home',
    where: deniesIn('home', /^there is no/u),
  },
  {
    of: '',
    heard:
      /\b(?:(?:is|are) )?(?:forbidden|prohibited|banned|(?:not|n['’]t) (?:allowed|permitted))\b(?: to\b)?/giu,
    said: 'must not',
    where: forbids,
  },
  {
    of: 'finish',
    heard: new RegExp(String.raw`${noneLeft} (\w+(?: \w+)?) left\b`, 'giu'),
    said: 'the $1 finished',
    where: affirms('finish'),
  },
  {
    of: 'finish',
    heard: new RegExp(String.raw`${noneLeft} more (\w+)\b`, 'giu'),
    said: 'the $1 finished',
    where: affirms('finish'),
  },
  {
    of: 'rain',
    heard: /\bit(?: is|['’]?s| was)?(?:n['’]?t| not| no longer) raining\b(?: any ?more| any longer| now)?/giu,
    said: 'the rain stopped',
    where: has(/^നിൽക്കുക$|^നിന്നു$|^തോരുക$/u),
  },
]
