import { type ReadForm, type TextWord, textForms, textVocabulary } from '@app/learning/vocabulary'
import { useEffect, useState } from 'react'

/** Milliseconds of work after which typing and scrolling get their turn. */
const turn = 8

type Vocabulary = { words: readonly TextWord[]; headKeys: ReadonlyMap<string, string> }

/** What a text's words are, as far as it is found out: `done` of `total` forms, or that the dictionary did not arrive. */
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
  const { loadLexicon, readingsNow } = await import('../../lib/lexicon.ts')
  await loadLexicon()
  const read: ReadForm[] = []
  let began = performance.now()
  for (const form of forms) {
    read.push({ ...form, reading: readingsNow(form.form)?.[0] })
    if (performance.now() - began < turn) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return
    if (read.length % 5 === 0) tell({ ...nothing, done: read.length, total: forms.length })
    began = performance.now()
  }
  tell({ ...textVocabulary(read), state: 'done', done: forms.length, total: forms.length })
}
