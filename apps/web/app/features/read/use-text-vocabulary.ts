import { type TextWord, textForms, textVocabulary } from '@app/learning/vocabulary'
import { useEffect, useState } from 'react'
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
    const tell = (progress: VocabularyProgress) => wanted && setFound({ lines, progress })
    lookUp(lines, tell, () => wanted).catch(() => tell({ ...nothing, state: 'failed' }))
    return () => {
      wanted = false
    }
  }, [lines])

  return found.lines === lines ? found.progress : nothing
}

async function lookUp(
  lines: readonly string[],
  tell: (progress: VocabularyProgress) => void,
  isWanted: () => boolean,
) {
  const forms = textForms(lines)
  tell({ ...nothing, total: forms.length })
  const { loadLexicon, readingsNow } = await import('../../lexicon/lexicon.ts')
  await loadLexicon()
  const total = forms.length
  const read = await lookUpForms(forms, {
    readingOf: (form) => readingsNow(form)?.[0],
    now: () => performance.now(),
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    isWanted,
    onProgress: (done) => tell({ ...nothing, done, total }),
  })
  if (read) tell({ ...textVocabulary(read), state: 'done', done: total, total })
}
