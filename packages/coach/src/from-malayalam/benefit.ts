import type { Language } from '../language/language.ts'
import type { Morpheme } from './morphemes.ts'

/** ഉണ്ടാക്കിക്കൊടുത്തു, വാങ്ങിത്തരൂ: an act that is done for somebody, as one word of the sentence. */
export const withBenefit = (morphemes: readonly Morpheme[], language: Language): Morpheme[] =>
  morphemes.flatMap((morpheme, at) => {
    const [last, next] = [morphemes[at - 1], morphemes[at + 1]]
    if (next && isFor(morpheme, next, language)) return []
    if (last && isFor(last, morpheme, language))
      return [{ ...last, ids: morpheme.ids, mark: morpheme.mark, forSomebody: true }]
    const [first, ...more] = morpheme.ids
    if (morpheme.entry.pos !== 'verb' || first !== 'forOthers') return [morpheme]
    return [{ ...morpheme, ids: ['past', ...more], forSomebody: true }]
  })

const isFor = (first: Morpheme, second: Morpheme, language: Language) =>
  first.entry.pos === 'verb' &&
  first.ids.join() === 'participle' &&
  first.mark.trim() === '' &&
  language.listed('giving').has(second.entry.word) &&
  !language.listed('before giving').has(first.entry.word)
