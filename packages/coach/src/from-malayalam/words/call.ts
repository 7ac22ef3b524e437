import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Thing } from '../../frame/frame.ts'
import { isEmpty, nothingBefore } from '../../frame/thing.ts'
import type { Language } from '../../language/language.ts'
import type { Morpheme } from '../morphemes.ts'
import { firstOf, thingOf } from '../noun-thing.ts'
import { NotSure, type Sentence } from '../sentence.ts'

export function call(s: Sentence, { entry, mark }: Morpheme) {
  const isLast = s.isAtEnd()
  const word =
    s.language.calls.get(entry.word) ?? (entry.pos === 'interjection' ? undefined : called(entry, s.language))
  if (word === undefined) throw new NotSure()
  if (s.isNew() && (mark.includes(',') || mark.includes('!')) && !isLast) {
    s.opening.push(`${word},`)
    return
  }
  if (!isLast || s.said.length === 0 || !s.isNew()) throw new NotSure()
  s.closing.push(word)
}

/** Who is called: “Mother”, “brother”. */
function called(entry: LexiconEntry, language: Language): string | undefined {
  const first = thingOf(entry, false, nothingBefore, language)?.head ?? firstOf(entry.means[0] ?? '')
  if (entry.pos === 'name') return first
  const kin = first.split(' ').find((word) => language.listed('called').has(word))
  return kin ?? (entry.topic === 'people' || entry.topic === 'family' ? first : undefined)
}

/** സാരമില്ല, പോയിട്ട് വരാം: what is said whole. */
export function phrase(s: Sentence, { entry, mark, ids }: Morpheme) {
  const isLast = s.isAtEnd()
  if (!s.isNew() || ids.length > 0 || !(isLast || mark.includes(','))) throw new NotSure()
  s.said.push({ opening: s.opening.splice(0), phrase: firstOf(entry.means[0] ?? '').replace(/[?!]$/u, '') })
}

/** സാർ, ഞാൻ വരാം: who is spoken to. */
export const isCalled = (s: Sentence, thing: Thing, { mark, ids }: Morpheme) =>
  s.isNew() && thing.of === 'person' && ids.length === 0 && isEmpty(thing) && mark.includes(',')
