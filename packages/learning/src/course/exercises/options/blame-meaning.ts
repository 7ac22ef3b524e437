import { contentStems, hasOnlyStopWords, sameRoot, wordsInFull } from '@app/english'
import { isMalayalam, keyOf, words as wordsOf } from '@app/malayalam'
import type { Item } from '../../../practice/item.ts'
import { kindOf } from '../../../practice/item.ts'
import type { Told } from '../parts.ts'

/**
 * Which words and endings of a sentence were not understood by whoever chose another option than the right
 * one. Where that cannot be told, none.
 */
export function notUnderstood(
  told: Told,
  right: string,
  chosen: string,
  says?: readonly Item[],
): readonly Item[] {
  if (says) return notSaid(told, chosen, says)
  return isMalayalam(right) ? notFound(told, right, chosen) : notMeant(told, right, chosen)
}

/**
 * Of a sentence whose words are known (`says`): the words that it has not and that its translation does not say in
 * full, and the endings of the others that English has a word for.
 */
function notSaid(told: Told, chosen: string, says: readonly Item[]): Item[] {
  const given = [...contentStems(chosen), ...wordsInFull(chosen)]
  const isSaid = (sense: string) =>
    contentStems(sense).every((stem) => given.some((one) => sameRoot(one, stem)))
  const lost = told.filter(({ item, means }) => !says.includes(item) && !means.flatMap(partsOf).some(isSaid))
  const words = lost.filter(({ item }) => kindOf(item) !== 'ending')
  const isKnown = (text: string) =>
    told.some((one) => kindOf(one.item) !== 'ending' && one.in.includes(text) && !words.includes(one))
  const endings = lost.filter(
    (one) => kindOf(one.item) === 'ending' && one.means.length > 0 && one.in.some(isKnown),
  )
  return [...words, ...endings].map(({ item }) => item)
}

/** The senses that are told as one: big, large. */
const partsOf = (sense: string): string[] =>
  sense
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[,;/]/u)
    .filter((part) => /[a-z0-9]/iu.test(part))

/**
 * Of two translations: those whose meaning the right one says and the chosen one does not. If there is none,
 * those whose meaning the chosen one does not say in full.
 */
function notMeant(told: Told, right: string, chosen: string): Item[] {
  const given = contentStems(chosen)
  const lost = contentStems(right).filter((stem) => !given.includes(stem))
  const isIn = (stem: string, all: readonly string[]) => all.some((one) => sameRoot(one, stem))
  const isLost = (sense: string) => {
    const said = contentStems(sense).filter((stem) => isIn(stem, lost) || isIn(stem, given))
    return said.length > 0 && !said.some((stem) => isIn(stem, given))
  }
  const found = told.filter(({ means }) => means.some(isLost))
  if (found.length > 0 || lost.length === 0) return found.map(({ item }) => item)
  const isSaid = (sense: string) =>
    hasOnlyStopWords(sense) || contentStems(sense).every((stem) => isIn(stem, given))
  return told
    .filter(({ item, means }) => kindOf(item) === 'word' && means.length > 0 && !means.some(isSaid))
    .map(({ item }) => item)
}

/**
 * Of two Malayalam texts: the words that the chosen one has not, or only their endings, where it has them with
 * others.
 */
function notFound(told: Told, right: string, chosen: string): Item[] {
  const [wanted, given] = [wordsOf(right).map(keyOf), wordsOf(chosen).map(keyOf)]
  const others = given.filter((word) => !wanted.includes(word))
  const lost = wanted.filter((word) => !given.includes(word))
  return lost.flatMap((word) => {
    const items = told.filter((one) => one.in.some((text) => keyOf(text) === word)).map(({ item }) => item)
    const endings = items.filter((item) => kindOf(item) === 'ending')
    const isOtherForm = endings.length > 0 && others.some((other) => beginAlike(word, other))
    return isOtherForm ? endings : items.filter((item) => kindOf(item) !== 'ending')
  })
}

/** Whether two words share their first half, as forms of one word do. */
function beginAlike(one: string, other: string): boolean {
  const half = Math.max(2, Math.ceil(Math.min(one.length, other.length) / 2))
  return one.slice(0, half) === other.slice(0, half)
}
