import type { LexiconEntry } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { saveWord, useSavedWords } from '../../device/words/saved-words.ts'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'
import { WordPicture } from '../../word-pictures/word-picture.tsx'
import { WordCard } from './word-card.tsx'

type Props = {
  words: readonly Pick<LexiconEntry, 'id' | 'word' | 'means' | 'audio'>[]
  onWord: (word: string, beside: Element) => void
}

/** The words of a topic, each to hear, to read and to save. */
export function TopicWords({ words, onWord }: Props) {
  const saved = useSavedWords()
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {words.map(({ id, word, means, audio }) => (
        <li key={id} className="[content-visibility:auto] [contain-intrinsic-size:auto_10rem]">
          <WordCard
            word={word}
            meaning={means.join(', ')}
            clip={audio}
            picture={<WordPicture entry={id} className="size-16 shrink-0" />}
            saved={saved?.keys.has(keyOf(word)) === true}
            onSave={() => saveWord(wordOfEntry({ word, means }))}
            onWord={(beside) => onWord(word, beside)}
          />
        </li>
      ))}
    </ul>
  )
}
