import { type Line, metAtLine, parseVideoId, type TranscriptWord } from '@app/learning/video'
import { isMalayalam, keyOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import { Suspense } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { targetLanguage } from '../device/target-language/target-language.ts'
import { saveWord, useSavedWords } from '../device/words/saved-words.ts'
import { WordCard } from '../features/vocabulary/word-card.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { shownOf } from '../reports/about.ts'
import { ReportButton } from '../reports/report-button.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'

/** An English word of a line, under its headword, with its meaning there. Undefined if the dictionary has not got it. */
async function glossEnglish(word: string, line: string): Promise<TranscriptWord | undefined> {
  const { glossWord } = await import('../lexicon/english.ts')
  return glossWord(word, line).catch(() => undefined)
}

const MyVocab = lazyWithMessages(() =>
  import('../features/vocabulary/my-vocab.tsx').then(({ MyVocab }) => MyVocab),
)

/**
 * The words on a screen with a video: lines that can be tapped, cards, and the learner's list. A saved word
 * keeps its line.
 */
export function useVideoWords(video: string) {
  const { to } = usePlace()
  const { renderText, ask, isOpen, explained } = useTappable()
  const saved = useSavedWords()
  const learnAddress = to('/learn')
  // Lines of the learner's own texts and of a provider's videos are not ours to mend, and never travel.
  const isFilm = parseVideoId(video).source === 'film'
  const about = (place: number, ...shown: string[]) =>
    ({ kind: 'line', item: `${video}/${place + 1}`, shown: shownOf(...shown) }) as const

  async function save({ word, meaning, pronunciation }: TranscriptWord, line: Line) {
    const metAt = metAtLine(video, line)
    return saveWord({
      word,
      meaning,
      pronunciation: pronunciation || (isMalayalam(word) ? easyLatin(word) : ''),
      ...(metAt && { metAt }),
    })
  }

  return {
    explained,
    shown: {
      wordOpen: isOpen,
      learnAddress,
      renderLine: (line: Line) => renderText(line.text, metAtLine(video, line)),
      renderWord: (word: TranscriptWord, line: Line, place: number) => (
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
          report={
            isFilm && (
              <ReportButton icon about={about(place, word.word, word.meaning, line.text)} name={word.word} />
            )
          }
        />
      ),
      renderReport: (line: Line, place: number) =>
        isFilm && (
          <ReportButton
            key={place}
            about={about(place, line.text, line.translation ?? '')}
            name={line.text}
            className="mt-3 -ml-2"
          />
        ),
      myVocab: (
        <Suspense>
          <MyVocab address={to('/lm')} onWord={(word, beside) => ask({ words: [word], at: 0, beside })} />
        </Suspense>
      ),
      /** A word of a line is saved with its meaning in that line. A word without one is saved alone. */
      async onSave(word: string, line: Line) {
        const known =
          targetLanguage === 'english'
            ? await glossEnglish(word, line.text)
            : line.words.find((of) => keyOf(of.word) === keyOf(word))
        await save(known ?? { word, meaning: '', pronunciation: '' }, line)
      },
    },
  }
}
