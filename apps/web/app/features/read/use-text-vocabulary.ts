import { englishVocabulary } from '@app/learning/english-words'
import { type TextWord, textForms, textVocabulary } from '@app/learning/vocabulary'
import { useEffect, useState } from 'react'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { lookUpForms } from './look-up-forms.ts'

type Vocabulary = { words: readonly TextWord[]; headKeys: ReadonlyMap<string, string> }

/**
 * The words of a text, as far as they are looked up: `done` of `total` forms, or that the dictionary did not
 * arrive.
 */
export type VocabularyProgress = Vocabulary & {
  state: 'reading' | 'done' | 'failed'
  done: number
  total: number
}

const nothing: VocabularyProgress = { words: [], headKeys: new Map(), state: 'reading', done: 0, total: 0 }

/** Looks up every form of a text, a few at a time. The same lines must be the same array. */
export function useTextVocabulary(lines: readonly string[]): VocabularyProgress {
  const [found, setFound] = useState({ lines, progress: nothing })

  useEffect(() => {
    let wanted = true
    const report = (progress: VocabularyProgress) => wanted && setFound({ lines, progress })
    lookUp(lines, report, () => wanted).catch(() => report({ ...nothing, state: 'failed' }))
    return () => {
      wanted = false
    }
  }, [lines])

  return found.lines === lines ? found.progress : nothing
}

/** The words of a text, when all of them are looked up. Undefined if they are not wanted any more. */
export async function wordsOfText(
  lines: readonly string[],
  isWanted: () => boolean,
): Promise<readonly TextWord[] | undefined> {
  let found: VocabularyProgress = nothing
  await lookUp(
    lines,
    (progress) => {
      found = progress
    },
    isWanted,
  )
  return found.state === 'done' ? found.words : undefined
}

async function lookUp(
  lines: readonly string[],
  report: (progress: VocabularyProgress) => void,
  isWanted: () => boolean,
) {
  if (targetLanguage === 'english') {
    const { loadEnglish } = await import('../../lexicon/english.ts')
    const { words, headKeys } = englishVocabulary(lines, await loadEnglish())
    report({ words, headKeys, state: 'done', done: headKeys.size, total: headKeys.size })
    return
  }
  const forms = textForms(lines)
  report({ ...nothing, total: forms.length })
  const { loadLexicon, readingsNow } = await import('../../lexicon/lexicon.ts')
  await loadLexicon()
  const total = forms.length
  const read = await lookUpForms(forms, {
    readingOf: (form) => readingsNow(form)?.[0],
    now: () => performance.now(),
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    isWanted,
    onProgress: (done) => report({ ...nothing, done, total }),
  })
  if (read) report({ ...textVocabulary(read), state: 'done', done: total, total })
}
