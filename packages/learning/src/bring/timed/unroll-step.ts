import type { RawCue } from './formats/raw-cue.ts'

/** A caption and what it shows: its lines that are not empty, as they stand in the file and as text. */
export type Shown = {
  cue: RawCue
  lines: readonly { raw: string; bare: string }[]
  bare: string
  raw: string
}

/**
 * What a caption is to the one before. `again`: the same text, with another word marked or only for a moment.
 * `same`: the same text, for as long as a caption. `rolled`: the last lines or words of it, and then `fresh`
 * ones. `grown`: its last line is now `line`, because `added` was added to it, after a `whole` word or within
 * one. `new`: nothing of it.
 */
export type Step =
  | { kind: 'again' | 'same' | 'new' }
  | { kind: 'rolled'; fresh: readonly string[] }
  | { kind: 'grown'; line: string; added: string; whole: boolean; fresh: readonly string[] }

/** The most seconds between a line and its repetition. */
const near = 0.1
/** The most seconds between two pictures of lines that roll. */
const nearRolling = 1

/** A caption as short as this, in seconds, is no caption, but a step between two pictures. */
const flash = 0.05

/** Fewer words at the end of a line and the beginning of the next are chance. */
const fewestWords = 3

/** In longer captions, no words are compared. */
const mostWords = 60

/** A text that ends a sentence does not grow: the next caption is another sentence that begins the same. */
const sentenceEnd = /[.!?…।]["'”’)\]]*$/u

/** What a caption is to the one before, by their texts and times. */
export function stepBetween(before: Shown | undefined, now: Shown): Step {
  if (!before || before.bare === '' || now.bare === '') return { kind: 'new' }
  const gap = now.cue.start - (before.cue.end ?? before.cue.start)
  if (gap > nearRolling || now.cue.start < before.cue.start) return { kind: 'new' }
  const isFlash = lengthOf(now.cue) <= flash
  if (now.bare === before.bare) {
    if (gap > near) return { kind: 'new' }
    return isFlash || lengthOf(before.cue) <= flash || now.raw !== before.raw
      ? { kind: 'again' }
      : { kind: 'same' }
  }
  if (isFlash && before.bare.endsWith(` ${now.bare}`)) return { kind: 'again' }
  const many = linesInCommon(before, now)
  if (many > 0 && (gap <= near || before.lines.length + now.lines.length > 2))
    return { kind: 'rolled', fresh: now.lines.slice(many).map(({ raw }) => raw) }
  return gap > near ? { kind: 'new' } : (grownFrom(before, now) ?? wordsInCommon(before, now))
}

const lengthOf = ({ start, end }: RawCue) => (end === undefined ? Number.POSITIVE_INFINITY : end - start)

/** The number of lines at the end of one caption with which the next one begins. */
function linesInCommon(before: Shown, now: Shown): number {
  for (let many = Math.min(before.lines.length, now.lines.length); many > 0; many--)
    if (areSame(before, now, many)) return many
  return 0
}

function areSame(before: Shown, now: Shown, many: number): boolean {
  const first = before.lines.length - many
  return now.lines.slice(0, many).every(({ bare }, place) => bare === before.lines[first + place]?.bare)
}

function grownFrom(before: Shown, now: Shown): Step | undefined {
  const last = before.lines.at(-1)?.bare ?? ''
  if (sentenceEnd.test(last)) return undefined
  for (let many = Math.min(before.lines.length, now.lines.length); many > 0; many--) {
    const line = now.lines[many - 1]
    if (!line?.bare.startsWith(last)) continue
    const others = { ...before, lines: before.lines.slice(0, -1) }
    if (!areSame(others, now, many - 1)) continue
    const added = line.bare.slice(last.length)
    const fresh = now.lines.slice(many).map(({ raw }) => raw)
    return { kind: 'grown', line: line.raw, added: added.trim(), whole: added.startsWith(' '), fresh }
  }
  return undefined
}

/** Lines that roll and were written as one: the last words of a caption begin the next. */
function wordsInCommon(before: Shown, now: Shown): Step {
  const [old, words] = [before.bare.split(' '), now.bare.split(' ')]
  if (old.length > mostWords || words.length > mostWords) return { kind: 'new' }
  for (let many = Math.min(old.length, words.length); many >= fewestWords; many--) {
    if (old.slice(-many).join(' ') !== words.slice(0, many).join(' ')) continue
    const rest = words.slice(many).join(' ')
    return { kind: 'rolled', fresh: rest === '' ? [] : [rest] }
  }
  return { kind: 'new' }
}
