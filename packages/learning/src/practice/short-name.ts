import { type Item, kindOf } from './item.ts'
import type { PracticeRecord } from './practice.ts'

/** The most letters that the name of an item, or of an exercise, has where it is kept for long. */
const mostNameLetters = 64

/** The same in UTF-16 code units: a letter of Malayalam has up to three signs. */
const longestName = 4 * mostNameLetters

/** The letters that a short name keeps. Behind them stands what tells it from other names that begin alike. */
const lettersKept = 44

const marks = /[\p{M}\u200C\u200D]/u

/** Without vowel signs and other marks, by the same rule on all devices and servers. */
const letters = (text: string) => [...text].filter((point) => !marks.test(point)).length

/**
 * An item with a name of at most 64 letters. Only a saved phrase can have a longer one: a sentence of a dozen words. It
 * keeps its beginning, and a number made from the whole.
 */
export function shortItem(item: Item): Item {
  const kind = kindOf(item)
  if (item.length <= mostNameLetters || !kind) return item
  const name = item.slice(kind.length + 1)
  if (letters(name) <= mostNameLetters && name.length <= longestName) return item
  return `${kind}:${beginning(name)}~${fingerprint(name)}`
}

/** Practice with short names, as it is kept for an account. */
export function withShortNames({ id, practice }: PracticeRecord): PracticeRecord {
  if (!practice) return { id, practice }
  const exercise = practice.exercise.slice(0, mostNameLetters)
  return {
    id,
    practice: {
      ...practice,
      exercise,
      looks: practice.looks.map((look) => ({ ...look, item: shortItem(look.item) })),
    },
  }
}

function beginning(name: string): string {
  let kept = ''
  let count = 0
  for (const point of name) {
    if (!marks.test(point)) count += 1
    if (count > lettersKept || kept.length > longestName / 2) break
    kept += point
  }
  return kept.trim()
}

/** 53 bits of the text (cyrb53): two phrases of one learner that begin alike are not taken for each other. */
function fingerprint(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place)
    one = Math.imul(one ^ unit, 2654435761)
    other = Math.imul(other ^ unit, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}
