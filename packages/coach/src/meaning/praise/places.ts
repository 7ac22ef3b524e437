import { isInflected, stem } from '@app/english'
import { english as vocabulary } from '../data.ts'
import { plainEnglish } from '../english/plain-english.ts'
import type { MeantWord } from '../meant-word.ts'
import { areSame, saidBy, type Texts } from './text-of.ts'

/**
 * Whether each thing that the guess has after in, to, from, with, like has a word or an ending for it in the sentence:
 * “you laugh like your father” has it at the father.
 */
export function placesFit({ words, english: translation, guess }: Texts): boolean {
  const own = translation === undefined ? [] : waysIn(translation)
  const owns = words.some((word) => waysOf(word, undefined).includes('of'))
  return waysIn(guess).every(({ way, row }) => {
    const here = own.filter((one) => one.row.some((word) => row.some((other) => areSame(word, other))))
    if (here.some((one) => isSame(one.way, way))) return true
    const said = row.flatMap((word) => saidBy(word, words))
    return (
      (said.length === 0 && here.length === 0) ||
      said.some((word) => {
        const ways = waysOf(word, words[words.indexOf(word) + 1])
        if (way === 'without' && word.denial === 'yes') return true
        return (
          ways.some((one) => (here.length > 0 ? isSame : isAlike)(one, way)) ||
          (here.length === 0 && isBare(ways, word) && mayBeBare(way, row, owns))
        )
      })
    )
  })
}

/** The words for a place, each with the words of the thing behind it. */
function waysIn(text: string): { way: string; row: readonly string[] }[] {
  const tokens = plainEnglish(text).match(/[a-z]+|[,;:.?!]/gu) ?? []
  return tokens.flatMap((way, at) => {
    if (!ways.has(way) || helpsBefore(way, tokens[at - 1] ?? '')) return []
    const rest = tokens.slice(at + 1)
    const end = rest.findIndex((word, index) => endsRow(word, index))
    const row = (end < 0 ? rest : rest.slice(0, end)).filter((word) => !vocabulary.articles.has(word))
    // “To go”.
    const isAct = way === 'to' && row[0] !== undefined && vocabulary.acts.has(stem(row[0]))
    // “After we came”.
    const ties =
      vocabulary.joins.has(way) &&
      (vocabulary.who.has(row[0] ?? '') || vocabulary.helps.has(rest[end] ?? '') || row.slice(1).some(isDone))
    return row.length === 0 || isAct || ties ? [] : [{ way, row: row.slice(0, 4) }]
  })
}

const ways = new Set(
  'in on at to into onto from by with without of about under over above below behind before after near between inside outside through around until since like than beneath underneath'.split(
    ' ',
  ),
)

/** “Afraid of”, “I like”. */
const helpsBefore = (way: string, before: string) =>
  (way === 'of' && vocabulary.qualities.has(before) && !/^(?:right|left)$/u.test(before)) ||
  (way === 'like' &&
    (vocabulary.who.has(before) ||
      /^(?:to|not|do|does|did|will|would|really|also|s|am)$/u.test(before) ||
      vocabulary.people.has(stem(before))))

const endsRow = (word: string, index: number) =>
  /[,;:.?!]/u.test(word) ||
  (index > 0 &&
    (vocabulary.articles.has(word) ||
      vocabulary.owners.has(word) ||
      vocabulary.whom.has(word) ||
      vocabulary.who.has(word) ||
      word === 'once')) ||
  vocabulary.prepositions.has(word) ||
  vocabulary.helps.has(word) ||
  vocabulary.joins.has(word) ||
  (vocabulary.acts.has(stem(word)) && !vocabulary.either.has(stem(word)))

const isSame = (one: string, other: string) =>
  one === other || english.some((group) => group.has(one) && group.has(other))

/** In English they may stand for one another. */
const english = [
  'in on at into onto inside within',
  'to into toward towards for',
  'from of',
  'under below beneath underneath',
  'over above',
  'near by beside',
  'before until',
  'through by via',
  'in of',
  'with and',
].map((group) => new Set(group.split(' ')))

const isDone = (word: string) => vocabulary.acts.has(stem(word)) && isInflected(word)

/** What Malayalam says with one ending. */
const isAlike = (one: string, other: string) => groups.some((group) => group.has(one) && group.has(other))

const groups = [
  ...[...ways].map((way) => new Set([way])),
  ...[
    'in on at into onto inside by',
    'to into for on at in toward towards',
    'with by in',
    'from of since',
    'under below beneath underneath',
    'over above on top',
    'near by beside at',
    'before until',
    'through by along in via',
    'around in over',
    'like as',
    'of in with from by',
    'about of',
    'with to and',
  ].map((group) => new Set(group.split(' '))),
]

/** What a word of the sentence says of its place: with its endings, or the word behind it. */
const waysOf = ({ gloss, endings, senses }: MeantWord, next: MeantWord | undefined): string[] => {
  const means = next ? [next.gloss, ...next.senses] : []
  const after = next?.kind === 'other' || means.some((one) => startsPlace.test(one)) ? means : []
  return [gloss, ...senses, ...endings, ...after]
    .flatMap((text) => text.match(/[a-z]+/gu) ?? [])
    .filter(isWay)
}
const startsPlace =
  /^(?:above|below|under|near|behind|in front|inside|outside|on top|between|beside|after|before|by way of|through)\b/u
const isWay = (word: string) => vocabulary.prepositions.has(word) || /^(?:top|and)$/u.test(word)

const isBare = (ways: readonly string[], { endings }: MeantWord) => ways.length === 0 || endings.length === 0

/** “On Sunday”, “to Kochi”, “a cup of tea” need no ending. */
const mayBeBare = (way: string, row: readonly string[], owns: boolean) =>
  /^(?:in|on|at|to|by)$/u.test(way) ||
  (way === 'of' && !owns) ||
  row.some((word) => vocabulary.times.has(stem(word)))
