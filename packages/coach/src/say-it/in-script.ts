import { isMalayalam, words as wordsOf } from '@app/malayalam'
import { foldLatin, foldText } from '@app/malayalam/find'
import { formsOf, make } from '@app/malayalam/forms'
import type { Readings } from '../reading/place.ts'

/**
 * An answer in Latin letters, in Malayalam ones: each of its words as a word of the accepted answers, or another form of one.
 * Undefined where a word is none of these: nobody can tell which of many it is.
 */
export function inScript(
  answer: string,
  accepted: readonly string[],
  readings: Readings,
): string | undefined {
  if (!/[a-z]/iu.test(answer)) return answer
  const known = [...new Set(accepted.flatMap(wordsOf)), ...small]
  let forms: readonly string[] | undefined
  const written = answer.replace(/[\p{Script=Latin}\p{M}'’]+/gu, (word) => {
    const keys = new Set(foldLatin(word))
    const fits = (one: string) => keys.has(foldText(one))
    forms ??= known.flatMap((one) => otherForms(one, readings))
    return known.find(fits) ?? forms.find(fits) ?? word
  })
  return /[a-z]/iu.test(written) || !isMalayalam(written) ? undefined : written
}

/** What learners add to an answer of their own. */
const small =
  'ഞാൻ എനിക്ക് എന്റെ നീ നിങ്ങൾ അവൻ അവൾ അവർ ഞങ്ങൾ നമ്മൾ ഇത് അത് ഈ ആ ഒരു ഇവിടെ അവിടെ ഇപ്പോൾ ഇന്ന് നാളെ ഇന്നലെ ആണ് അല്ല ഉണ്ട് ഇല്ല വേണം വേണ്ട'.split(
    ' ',
  )

const otherForms = (word: string, readings: Readings): string[] =>
  readings(word).flatMap(({ entry }) => [
    entry.word,
    ...formsOf[entry.pos].flatMap((form) => make(entry, form)),
  ])
