import { type LexiconEntry, textPieces } from '@app/learning/vocabulary'
import { FixedList } from '../../ui/fixed-list.tsx'
import { InUse } from './in-use.tsx'
import { useExamples } from './use-examples.ts'

type Props = { entry: LexiconEntry; onWord: (words: readonly string[], at: number) => void }

/** Example sentences: under each word its meaning there. Each word can be asked about in turn. */
export function WordExamples({ entry, onWord }: Props) {
  return (
    <InUse
      examples={useExamples(entry)}
      renderExample={({ text, english, gloss }) => (
        <>
          <Glossed text={text} gloss={gloss} onWord={onWord} />
          <p lang="en" className="text-ink-soft">
            {english}
          </p>
        </>
      )}
    />
  )
}

type GlossedProps = { text: string; gloss: readonly string[]; onWord: Props['onWord'] }

function Glossed({ text, gloss, onWord }: GlossedProps) {
  const words = textPieces(text).flatMap(({ text, isWord }) => (isWord ? [text] : []))
  const shown = text.match(/\S*\p{Script=Malayalam}\S*/gu) ?? []
  return (
    <p className="flex flex-wrap gap-x-1">
      <FixedList items={words}>
        {(word, place) => (
          <button
            type="button"
            onClick={() => onWord(words, place)}
            className="grid min-h-11 rounded-lg px-1 text-left hover:bg-raised"
          >
            <span lang="ml" className="text-lg leading-snug">
              {shown.length === words.length ? shown[place] : word}
            </span>{' '}
            <span lang="en" className="text-sm leading-tight text-ink-soft">
              {gloss[place]}
            </span>
          </button>
        )}
      </FixedList>
    </p>
  )
}
