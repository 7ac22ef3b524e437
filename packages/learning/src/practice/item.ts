import * as v from 'valibot'
import { boundedText } from '../vocabulary/bounded-text.ts'

/**
 * What can be known, and learnt: a letter, a word, an ending, or a pair of sounds. A sentence carries these: it is
 * never due itself, and remembered only to know whether it was ever understood or built. The rest of a word's name is
 * the id of its entry in the lexicon, or, for a saved word that is no entry, its key. Who learns English learns the
 * English word of an entry (`english`), and the English of a sentence (`english-sentence`). A scene, by its unit, is never
 * due either: it is remembered to know whether it was walked, and asked about since.
 */
export const itemKinds = [
  'letter',
  'word',
  'ending',
  'contrast',
  'sentence',
  'english',
  'english-sentence',
  'scene',
] as const
export type ItemKind = (typeof itemKinds)[number]

/** An item's name: `letter:letter-a`, `word:vellam`, `ending:locative`, `contrast:a/aa`, `english:vellam`. */
export type Item = `${ItemKind}:${string}`

/** In how many ways an item can be known. Each has a schedule of its own. */
export const skillsOf = {
  /** See it and say it; hear it and find it; write it. */
  letter: ['read', 'hear', 'write'],
  /** Understand it by eye, by ear; say or type it. */
  word: ['read', 'hear', 'recall'],
  ending: ['understand', 'form'],
  contrast: ['tell-apart'],
  sentence: ['understand'],
  english: ['read', 'hear', 'recall'],
  'english-sentence': ['understand'],
  /** Walk it; say on another day what was said in it. */
  scene: ['understand', 'recall'],
} as const satisfies Record<ItemKind, readonly string[]>

export type Skill = (typeof skillsOf)[ItemKind][number]

export const isItem = (value: unknown): value is Item => v.is(itemName, value) && kindOf(value) !== undefined

/** As long as the longest key of a saved word, with the name of its kind. */
const itemName = boundedText(420)

/** The kind of an item by its name, or undefined if it is no item's name. */
export function kindOf(item: string): ItemKind | undefined {
  return itemKinds.find((kind) => item.startsWith(`${kind}:`) && item.length > kind.length + 1)
}

/** The id of an item without its kind. */
export const idOf = (item: string): string => item.slice(item.indexOf(':') + 1)

/** The id in the name of an item of this kind: `vellam` of `word:vellam`. Undefined of another kind. */
export const idOfKind = (item: string, kind: ItemKind): string | undefined =>
  item.startsWith(`${kind}:`) ? item.slice(kind.length + 1) : undefined

/** Whether an item is a word of the language learnt: its Malayalam, or its English. */
export const isWord = (item: string): boolean => ['word', 'english'].includes(kindOf(item) ?? '')

/** Whether an item of this kind has this skill. */
export function hasSkill(item: Item, skill: Skill): boolean {
  const kind = kindOf(item)
  return kind !== undefined && skillsOf[kind].some((one) => one === skill)
}
