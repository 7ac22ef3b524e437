import type { OrderRule } from '../result.ts'
import type { Clause, Phrase } from './schema.ts'

/** A phrase with its clause, and its number in the author's order. */
type Placed = Phrase & { clause: number; at: number }

/**
 * Whether the words of a sentence are in a good order, and whether that is the usual one, or which rule they break. Malayalam lets most phrases
 * move before the predicate; a phrase stays whole, a predicate ends its clause, and clauses stay in order.
 * `texts` has the words in the order to judge, `wordOf` the text of each word.
 */
export function judgeOrder(
  texts: readonly string[],
  clauses: readonly Clause[],
  wordOf: (word: number) => string,
): OrderRule | 'usual' | 'also' | 'speech' {
  const phrases = clauses
    .flatMap(({ phrases }, clause) => phrases.map((phrase) => ({ ...phrase, clause })))
    .map((phrase, at) => ({ ...phrase, at }))
  const orders = ordersOf(texts, phrases, wordOf)
  const isAsWritten = (order: readonly Placed[]) => order.every(({ at }, place) => at === place)
  if (clauses.some(({ counting }) => counting)) return orders.some(isAsWritten) ? 'usual' : 'counting'
  const broken = orders.map((order) => brokenBy(order, clauses))
  const [rule] = broken
  if (broken.includes(undefined)) return 'usual'
  if (orders.some((order) => isAlsoSaid(order, clauses))) return 'also'
  if (orders.some((order) => isSaidInSpeech(order, clauses))) return 'speech'
  return rule ?? 'together'
}

/** അമ്മയാണ് ഇത്; and two verbs side by side in the other order. */
function isAlsoSaid(order: readonly Placed[], clauses: readonly Clause[]): boolean {
  const [first, second] = order.filter(({ place }) => place !== 'call')
  if (clauses.length === 1 && first?.mark === 'naming' && second) return true
  return clauses.some(({ parallel }, clause) => {
    const pair = order.filter(
      (one) => one.place === 'last' && (one.clause === clause || one.clause === clause - 1),
    )
    const [one, other] = pair
    if (!parallel || !one || !other) return false
    const swapped = order.map((phrase) => (phrase === one ? other : phrase === other ? one : phrase))
    return brokenBy(swapped, clauses) === undefined
  })
}

/** A time that is added after the verb: ഞാൻ വരില്ല അടുത്ത ആഴ്ച. */
function isSaidInSpeech(order: readonly Placed[], clauses: readonly Clause[]): boolean {
  const last = order.at(-1)
  const verb = order.at(-2)
  if (clauses.length > 1 || last?.mark !== 'when' || verb?.place !== 'last' || !last) return false
  return brokenBy([...order.slice(0, -2), last, verb], clauses) === undefined
}

/** Every way to read the words as the phrases of the sentence: words that occur twice may be read two ways. */
function ordersOf(
  texts: readonly string[],
  phrases: readonly Placed[],
  wordOf: (word: number) => string,
): Placed[][] {
  const found: Placed[][] = []
  const read = (from: number, left: readonly Placed[], order: readonly Placed[]) => {
    if (found.length >= mostOrders) return
    if (left.length === 0 && from === texts.length) found.push([...order])
    for (const phrase of left)
      if (phrase.words.every((word, at) => texts[from + at] === wordOf(word)))
        read(
          from + phrase.words.length,
          left.filter((one) => one !== phrase),
          [...order, phrase],
        )
  }
  read(0, phrases, [])
  return found
}

const mostOrders = 24

function brokenBy(order: readonly Placed[], clauses: readonly Clause[]): OrderRule | undefined {
  if (order.every(({ at }, place) => at === place)) return undefined
  const isMovedCall = (phrase: Placed, place: number) =>
    phrase.place === 'call' && place > 0 && place < order.length - 1 && order[place - 1]?.at !== phrase.at - 1
  if (order.some(isMovedCall)) return 'clauses'

  const said = order.filter(({ place }) => place !== 'call')
  const ends = clauses.map((_, clause) =>
    said.findIndex((one) => one.clause === clause && one.place === 'last'),
  )
  for (const [place, phrase] of said.entries()) {
    const [from, to] = spanOf(phrase, clauses, said)
    const starts = from === 0 ? -1 : (lastEnd(ends, from) ?? -1)
    const end = endAfter(ends, to)
    if (place < starts || (phrase.place !== 'last' && end !== undefined && place > end))
      return phrase.clause === clauses.length - 1 || clauses.length === 1 ? 'predicate-last' : 'clauses'
  }
  if (!isRising(ends.filter((end) => end >= 0))) return 'clauses'

  for (const [place, phrase] of said.entries()) {
    const before = said[place - 1]
    const after = said[place + 1]
    if (phrase.place === 'first' && before?.clause === phrase.clause) return 'first-in-clause'
    if (phrase.place === 'question' && after?.place !== 'last' && !followsAsWritten(said, place))
      return 'question-before-predicate'
    if (phrase.pair !== undefined && !isTogether(said, phrase)) return 'pairs'
  }
  return undefined
}

/** The end of the nearest clause before this one that has an end. */
const lastEnd = (ends: readonly number[], clause: number) => ends.slice(0, clause).findLast((end) => end >= 0)
const endAfter = (ends: readonly number[], clause: number) => ends.slice(clause).find((end) => end >= 0)

const isRising = (ends: readonly number[]) => ends.every((end, at) => end > (ends[at - 1] ?? -1))

/** The clauses that a phrase may stand in: its own; a person's, all that are linked, if they name one only. */
function spanOf(phrase: Placed, clauses: readonly Clause[], said: readonly Placed[]): [number, number] {
  let [from, to] = [phrase.clause, phrase.clause]
  if (phrase.place !== 'subject') return [from, to]
  while (clauses[from - 1]?.linked) from--
  while (clauses[to]?.linked) to++
  const persons = said.filter((one) => one.place === 'subject' && one.clause >= from && one.clause <= to)
  return persons.length === 1 ? [from, to] : [phrase.clause, phrase.clause]
}

/** Whether the same phrases of its clause follow a question word as the author has them. */
function followsAsWritten(said: readonly Placed[], place: number): boolean {
  const phrase = said[place]
  if (!phrase) return false
  const mine = said.filter(({ clause }) => clause === phrase.clause)
  const after = mine.slice(mine.indexOf(phrase) + 1)
  return mine.every((one) => one === phrase || one.at > phrase.at === after.includes(one))
}

function isTogether(said: readonly Placed[], { clause, pair }: Placed): boolean {
  const places = said.flatMap((one, at) => (one.clause === clause && one.pair === pair ? [at] : []))
  return (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
}
