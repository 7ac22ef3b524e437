import { english as vocabulary } from '../data.ts'
import type { MeantWord } from '../meant-word.ts'
import { wordsOf } from '../said-words.ts'
import { areSame, saidBy, type Texts } from './text-of.ts'

/** Whether a number, how many, this, another or every stands with the thing it stands with in the sentence. */
export function belongsAlike({ words, english, guess }: Texts): boolean {
  const own = english === undefined ? [] : rowsIn(english)
  return rowsIn(guess).every(({ says, row }) => {
    const here = own.filter((one) => areSame(one.says, says))
    if (here.some((one) => one.row.some((word) => row.some((other) => areSame(word, other))))) return true
    const marks = words.flatMap((word, at) => (isSaying(word, says) ? [at] : []))
    if (marks.length === 0) return true
    // ഇത് and മൂന്നെണ്ണം stand for the thing itself.
    if (marks.some((at) => words[at]?.kind !== 'other')) return true
    const things = row.flatMap((word) => saidBy(word, words))
    return (
      things.length === 0 ||
      marks.some((at) => things.some((thing) => standsWith(at, words.indexOf(thing), words)))
    )
  })
}

type Row = { says: string; row: readonly string[] }

function rowsIn(text: string): Row[] {
  const tokens = wordsOf(text)
  return tokens.flatMap((word, at) => {
    if (!(counting.has(word) || vocabulary.counts.includes(word)) || word === 'one') return []
    const rest = tokens.slice(at + 1)
    const end = rest.findIndex(
      (one) =>
        vocabulary.prepositions.has(one) ||
        vocabulary.helps.has(one) ||
        vocabulary.joins.has(one) ||
        vocabulary.who.has(one) ||
        vocabulary.whom.has(one) ||
        vocabulary.owners.has(one) ||
        vocabulary.near.has(one),
    )
    const row = end < 0 ? rest : rest.slice(0, end)
    return row.length === 0 ? [] : [{ says: word, row: row.slice(0, 3) }]
  })
}

const counting = new Set(['many', 'this', 'these', 'another', 'every', 'each', 'how', 'which'])

const isSaying = ({ gloss }: MeantWord, says: string) =>
  (
    gloss
      .toLowerCase()
      .replace(/\([^)]*\)/gu, '')
      .match(/[a-z]+/gu) ?? []
  ).some((one) => areSame(one, says))

/** It stands before its thing, with nothing but what the thing is like between them; or it is one word with it. */
const standsWith = (at: number, thing: number, words: readonly MeantWord[]) =>
  at === thing ||
  (thing > at &&
    words.slice(at + 1, thing).every(({ kind, endings }) => kind !== 'verb' && endings.length === 0)) ||
  (thing === at - 1 && words[at + 1]?.kind !== 'noun')
