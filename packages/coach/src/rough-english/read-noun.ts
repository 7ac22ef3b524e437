import type { Atom } from './atoms.ts'
import { type Before, type NounPhrase, nounPhrase } from './noun-phrase.ts'

const cases = new Set(
  `accusative dative genitive sociative locative locativeAdjective allative ablative perlative together with than about like through
  possession happenedAt inside near under beside onTop against vocative until since using ofTime along`.split(
    /\s+/u,
  ),
)

const alsos: Readonly<Record<string, string>> = { and: 'too', only: 'only', even: 'even' }

export type ReadNoun = { phrase: NounPhrase; case: string; also: string; more: readonly string[] }

/** A noun with what stands before it, in its case. Undefined where an ending has no place in English. */
export function readNoun({ entry, ids }: Atom, before: Before): ReadNoun | undefined {
  let at = 0
  const isMany = ids[at] === 'plural'
  if (isMany) at++
  const found = ids[at]
  const ending = found !== undefined && cases.has(found) ? found : ''
  if (ending !== '') at++
  // അവൾക്കുവേണ്ടി.
  const isFor = ending === 'dative' && ids[at] === 'forSake'
  if (isFor) at++
  const also = alsos[ids[at] ?? ''] ?? ''
  if (also !== '') at++
  const phrase = nounPhrase(entry, isMany, before)
  return phrase && { phrase, case: isFor ? 'for' : ending, also, more: ids.slice(at) }
}
