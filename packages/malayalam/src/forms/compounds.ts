import type { WordEntry } from './entry.ts'
import type { Joint } from './joints.ts'
import { isConsonant } from './letters.ts'
import type { Lexicon, StemOf } from './lexicon.ts'
import { slots } from './slots.ts'

/** A way to part a word in two: what stands first, the rest as it stands alone, and what changed between them. */
export type Split<E extends WordEntry> = { first: StemOf<E>; rest: string; joint?: Joint }

const nominal = slots('noun|rra')
const pastStem = slots('past')
const participle = slots('participleI')
const caseStem = slots('il')

/** Shorter parts fit too many words by chance. */
const shortestFirst = 2
const shortestRest = 3

/**
 * Every way to part a word behind a known first word: a noun as it is (ചായ-ക്കട), without its ം (മര-ക്കൊമ്പ്) or with ു for its half-u (വീട്ടു-മുറ്റം),
 * or a verb's participle (മറന്നു-പോയി). A stop that was doubled at the joint is single again.
 */
export function splits<E extends WordEntry>(text: string, lexicon: Lexicon<E>): Split<E>[] {
  const found: Split<E>[] = []
  for (let at = shortestFirst; at <= text.length - shortestRest; at++) {
    if (!isConsonant(text[at]) || text[at - 1] === '്') continue
    const rest = text.slice(at)
    for (const first of firsts(text.slice(0, at), lexicon)) {
      found.push({ first, rest })
      if (rest[1] === '്' && rest[0] === rest[2])
        found.push({ first, rest: rest.slice(2), joint: { was: rest.slice(0, 1), now: rest.slice(0, 3) } })
    }
  }
  return found
}

function firsts<E extends WordEntry>(text: string, lexicon: Lexicon<E>): StemOf<E>[] {
  const body = text.slice(0, -1)
  const fits = (word: string, of: number) =>
    lexicon.stems(word).filter((stem) => (stem.of & of) !== 0 && stem.within.length === 0)
  const whole = [...fits(text, nominal | participle), ...fits(`${text}ം`, nominal)]
  if (!text.endsWith('ു')) return whole
  return [...whole, ...fits(`${body}്`, nominal), ...fits(body, pastStem | caseStem)]
}

const nominals = new Set(['noun', 'name'])

/** Nouns join nouns, and participles join verbs. */
export const canFollow = (first: StemOf<WordEntry>, next: WordEntry) =>
  first.entry.pos === 'verb'
    ? next.pos === 'verb'
    : nominals.has(first.entry.pos) && (nominals.has(next.pos) || next.pos === 'adjective')
