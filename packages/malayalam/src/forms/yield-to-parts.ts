import type { WordEntry } from './entry.ts'

type Reading = { entry: WordEntry; endings: readonly { id: string }[]; cost: number }

const stopWords = new Set('a an the to of in on at for and or with not be is are was were'.split(' '))

/** Parts that cost this much more than the whole word are still shown beside it. */
const behind = 5

/**
 * If an entry is itself a form of another entry, its parts teach more and come first. This is so for set
 * phrases (സുഖമാണോ: സുഖം, ആണ്, ഓ) and for forms that mean no more than their word and endings (ദിവസവും “every
 * day”: ദിവസം “day”). A form with a meaning of its own stays first (അടുത്ത “next”, പുറത്ത് “outside”, എന്നാൽ
 * “but”). If its parts help to remember it, they come close after it.
 */
export function yieldToParts<R extends Reading>(found: readonly R[]): R[] {
  const costs = new Map(found.map((one) => [one, one.cost]))
  const least = (one: R, cost: number) => costs.set(one, Math.min(costs.get(one) ?? cost, cost))
  for (const whole of found) {
    const parts = found.filter(
      (other) => isPlain(other) && isLonger(other, whole) && isMadeOf(whole.entry, other),
    )
    const first = parts.filter(({ entry }) => saysNoMore(whole.entry, entry))
    const cheapest = Math.min(...(first.length > 0 ? first : parts).map(({ cost }) => cost))
    for (const part of parts)
      least(part, whole.cost + Math.max(0, part.cost - cheapest) + (first.includes(part) ? 0 : behind))
    if (first.length > 0) costs.set(whole, whole.cost + 1)
  }
  return found.map((one) => ({ ...one, cost: costs.get(one) ?? one.cost }))
}

/** Whether one reading has the endings of the other, and more before them: അറിയുക, ആം, ഓ and അറിയാം, ഓ. */
function isLonger({ endings: many }: Reading, { endings: few }: Reading): boolean {
  const more = many.length - few.length
  return more > 0 && few.every(({ id }, at) => id === many[at + more]?.id)
}

/** Whether all endings are usual ones: none has the cost of a spelling that is only understood. */
const isPlain = ({ cost, endings }: Reading) => cost < 10 * endings.length + 9

/** Endings that do not name a thing: the command, and ആയ. */
const namesNothing = new Set(['command', 'being'])

/**
 * Whether a form is made of this word: they share a meaning, or the word only joins others, as എന്ന് does in
 * എന്നും. A noun is not made of a command (പൂട്ട് “lock” stays before പൂട്ടുക) nor of ആയ (പച്ചക്കായ).
 */
function isMadeOf(form: WordEntry, { entry: word, endings }: Reading): boolean {
  if (form === word) return false
  if (form.pos === 'phrase') return word.pos !== 'phrase'
  if (form.pos === 'noun' && endings.some(({ id }) => namesNothing.has(id))) return false
  if (word.pos === 'conjunction') return true
  const meant = wordsOf(word.means.join(' '))
  return wordsOf(form.means.join(' ')).some((one) => meant.includes(one))
}

/**
 * Whether the form's main meaning includes all of the word's main meaning: “open” comes from “to open”, but
 * “red” is more than “to turn red”.
 */
function saysNoMore(form: WordEntry, word: WordEntry): boolean {
  if (form.pos === 'phrase') return true
  if (form.pos === 'verb') return false
  const [said, meant] = [form, word].map(({ means: [sense = ''] }) => wordsOf(sense.split(',')[0] ?? ''))
  return meant !== undefined && meant.length > 0 && meant.every((one) => said?.includes(one))
}

const wordsOf = (english: string) =>
  english
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 1 && !stopWords.has(word))
