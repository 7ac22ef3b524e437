import type { Before, Thing } from '../frame/frame.ts'
import type { Language } from '../language/language.ts'
import type { Morpheme } from './morphemes.ts'
import { thingOf } from './noun-thing.ts'

const cases = new Set(
  `accusative dative genitive sociative locative locativeAdjective allative ablative perlative together with than about like through
  possession happenedAt inside near under beside onTop against vocative until since using ofTime along`.split(
    /\s+/u,
  ),
)

const alsos: Readonly<Record<string, Thing['also']>> = { and: 'too', only: 'only', even: 'even' }

export type ReadNoun = { thing: Thing; case: string; more: readonly string[] }

/** A noun with what stands before it, in its case. Undefined where an ending has no place in English. */
export function readNoun({ entry, ids }: Morpheme, before: Before, language: Language): ReadNoun | undefined {
  let at = 0
  const isMany = ids[at] === 'plural'
  if (isMany) at++
  const found = ids[at]
  const ending = found !== undefined && cases.has(found) ? found : ''
  if (ending !== '') at++
  // അവൾക്കുവേണ്ടി.
  const isFor = ending === 'dative' && ids[at] === 'forSake'
  if (isFor) at++
  const also = alsos[ids[at] ?? '']
  if (also) at++
  const thing = thingOf(entry, isMany, before, language)
  return (
    thing && {
      thing: also ? { ...thing, also } : thing,
      ...{ case: isFor ? 'for' : ending, more: ids.slice(at) },
    }
  )
}
