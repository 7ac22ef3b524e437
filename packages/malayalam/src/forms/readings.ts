import type { Analysis, FoundEnding } from './analysis.ts'
import { eachEnding } from './endings/ending-index.ts'
import type { Ending } from './endings/endings.ts'
import { close, type MadeJoint } from './endings/joints.ts'
import { meanings } from './endings/meanings.ts'
import { slotsAtEnd, wholeWord } from './endings/slots.ts'
import type { WordEntry } from './entry.ts'
import { inOrder } from './in-order.ts'
import type { Lexicon, StemOf } from './lexicon.ts'
import { extraCost, isRefused, meaningAfter } from './pairs.ts'
import type { Stem } from './stems/stem.ts'

/** An ending found in the search, the joint before it, and the endings after it. */
type Path = { ending: Ending; joint: MadeJoint | undefined; cost: number; next: Path | undefined }

export const maxEndings = 4

/**
 * The cost that each ending adds, beside the rank of its spelling, and the costs of a rarer word and of other
 * doubtful readings.
 */
export const costOf = {
  ending: 10,
  rank: 3,
  seldom: 5,
  use: 2,
  compound: 12,
  noVerb: 1,
  guess: 6,
  spelling: 5,
  unlikelier: 0.5,
} as const

/** The readings of a text, as it is spelt, as one word of the lexicon with endings, likeliest first. */
export function readings<E extends WordEntry>(
  text: string,
  lexicon: Lexicon<E>,
  as = wholeWord,
): Analysis<E>[] {
  const shortest = shortestStart(text, lexicon)
  if (shortest < 0) return []
  const found: Analysis<E>[] = []

  const visit = (rest: string, makes: number, depth: number, path: Path | undefined) => {
    for (const stem of lexicon.stems(rest))
      if ((stem.of & makes) !== 0 && depth + stem.within.length <= maxEndings && !isRefused(stem, path))
        found.push(analysis(stem, path))
    if (depth === maxEndings) return
    eachEnding(rest, makes, (ending) => {
      const length = rest.length - ending.text.length
      if (length < shortest || (length === rest.length && path?.ending === ending)) return
      if (ending.joint !== 'none') {
        for (const side of close(rest.slice(0, length), ending.on, ending.joint, ending.text)) {
          const of = ending.on & side.of & slotsAtEnd(side.text)
          if (of !== 0) visit(side.text, of, depth + 1, stepTo(ending, path, side.joint, side.rank))
        }
        return
      }
      const before = rest.slice(0, length)
      const of = ending.on & slotsAtEnd(before)
      if (of !== 0) visit(before, of, depth + 1, stepTo(ending, path, undefined, 0))
    })
  }

  visit(text, as, 0, undefined)
  return inOrder(found)
}

/** The nouns that are written so, without an ending. */
export const nounsAsWritten = <E extends WordEntry>(text: string, lexicon: Lexicon<E>): Analysis<E>[] =>
  lexicon
    .stems(text)
    .filter(({ entry, of, within }) => entry.pos === 'noun' && within.length === 0 && (of & wholeWord) !== 0)
    .map((stem) => analysis(stem, undefined))

const stepTo = (
  ending: Ending,
  next: Path | undefined,
  joint: MadeJoint | undefined,
  rank: number,
): Path => ({
  ending,
  joint,
  cost: costOf.ending + costOf.rank * (ending.rank + rank) + (ending.seldom ? costOf.seldom : 0),
  next,
})

/** The length of the shortest beginning of the text that any word has, or -1. */
export function shortestStart<E extends WordEntry>(text: string, lexicon: Lexicon<E>): number {
  for (let length = 0; length <= text.length; length++)
    if (lexicon.beginsWith(text.slice(0, length))) return Math.max(1, length)
  return -1
}

function analysis<E extends WordEntry>(stem: StemOf<E>, path: Path | undefined): Analysis<E> {
  const found: FoundEnding[] = stem.within.map((one) => ({ ...one, means: meanings[one.id] ?? '' }))
  let cost = costOf.use * (stem.entry.use - 1) + costOf.rank * stem.rank + costOf.ending * found.length
  cost += extraCost(stem, path)
  let isSaid = stem.said
  for (let step = path; step; step = step.next) {
    isSaid ||= step.ending.said || step.joint?.said || undefined
    const first = step === path
    const joint = step.joint ?? (first && found.length === 0 ? stem.joint : undefined)
    found.push({
      id: step.ending.id,
      shown: first ? shownAfter(stem, step.ending) : step.ending.shown,
      means: meaningAfter(stem.entry, step.ending.id, found.at(-1)?.id),
      ...(joint && (joint.was || joint.now) && { joint: { was: joint.was, now: joint.now } }),
    })
    cost += step.cost
  }
  return { entry: stem.entry, endings: found, cost, ...(isSaid && { said: true }) }
}

/** Endings whose letters are those of the verb's own past. They are shown as -ന്നു, -ച്ചു. */
const ownPast = new Set(['past', 'pastRelative', 'participle'])

/** The letters of the past before its last vowel: ന്ന of ന്നു, ിയ of ി (എഴുതിയ), യ of യി (പോയ). */
const pastLetters = (now: string) => (now.endsWith('ി') && !now.endsWith('യി') ? `${now}യ` : now.slice(0, -1))

/**
 * How the ending is shown after this stem. If most of its letters are the stem's (വന്നു, തിരുവനന്തപുരത്ത്),
 * they are included.
 */
function shownAfter({ joint, text, within }: Stem, ending: Ending): string {
  if (ownPast.has(ending.id) && joint && within.length === 0)
    return `-${pastLetters(joint.now)}${ending.text}`
  if (ending.id === 'locative' && ending.text === '്') return `-${text.slice(-3)}്`
  return ending.shown
}
