import { type Line, metAtLine, type TranscriptWord } from '@app/learning/video'
import { keyOf } from '@app/malayalam'
import { Suspense } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { useLineWords } from '../features/words/use-line-words.tsx'
import { saveWord, useSavedWords } from '../storage/saved-words.ts'
import { lateComponent } from '../ui/late.tsx'

const WordCard = lateComponent(() =>
  import('../features/vocabulary/word-card.tsx').then(({ WordCard }) => WordCard),
)
const MyVocab = lateComponent(() =>
  import('../features/vocabulary/my-vocab.tsx').then(({ MyVocab }) => MyVocab),
)

/** What a screen with a video shows of words: lines that can be tapped, cards, and the learner's list. A word that is saved keeps its line. */
export function useVideoWords(video: string) {
  const { to } = usePlace()
  const { prepare, renderText, ask, isOpen, explained } = useLineWords()
  const saved = useSavedWords()
  const learnAddress = to('/learn')

  async function save({ word, meaning, pronunciation }: TranscriptWord, line: Line) {
    const metAt = metAtLine(video, line)
    return saveWord({
      word,
      meaning,
      pronunciation: pronunciation || (await soundOf(word)),
      ...(metAt && { metAt }),
    })
  }

  return {
    explained,
    shown: {
      wordOpen: isOpen,
      learnAddress,
      prepareLine: prepare,
      renderLine: (line: Line) =>
        renderText(line.text, (asked) => {
          const metAt = metAtLine(video, line)
          ask(metAt ? { ...asked, metAt } : asked)
        }),
      renderWord: (word: TranscriptWord, line: Line) => (
        <Suspense>
          <WordCard
            word={word.word}
            meaning={word.meaning || '–'}
            pronunciation={word.pronunciation}
            saved={saved?.keys.has(keyOf(word.word)) === true}
            onSave={() => save(word, line)}
            onWord={(beside) => {
              const metAt = metAtLine(video, line)
              ask({ words: [word.word], at: 0, beside, ...(metAt && { metAt }) })
            }}
          />
        </Suspense>
      ),
      myVocab: (
        <Suspense>
          <MyVocab address={to('/lm')} onWord={(word, beside) => ask({ words: [word], at: 0, beside })} />
        </Suspense>
      ),
      /** A word of a line is saved with what it means there; one that the line says nothing of, by itself. */
      async onSave(word: string, line: Line) {
        const known = line.words.find((of) => keyOf(of.word) === keyOf(word))
        await save(known ?? { word, meaning: '', pronunciation: '' }, line)
      },
    },
  }
}

/** A word is kept without it where the rules of sound cannot be fetched. */
const soundOf = (word: string) =>
  import('@app/malayalam/sound').then(
    ({ easyLatin }) => easyLatin(word),
    () => '',
  )
