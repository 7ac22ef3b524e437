import { sortVocabulary, type TextWord, type VocabularyOrder, type WordState } from '@app/learning/vocabulary'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SortButton } from './sort-button.tsx'
import { VocabularyRow } from './vocabulary-row.tsx'

type Props = {
  words: readonly TextWord[]
  stateOf: (word: TextWord) => WordState
  onWord: (word: string, beside: Element) => void
  onSave: (words: readonly TextWord[]) => void
  onKnown: (word: TextWord, isKnown: boolean) => void
  /** The message after all new words were saved. */
  saved: ReactNode
}

/** The number of rows on a page: a phone draws them without a pause. */
const pageLength = 50

/** The words of a text with their meanings: to sort, and to save one of them or all new ones. */
export function VocabularyTable({ words, stateOf, onWord, onSave, onKnown, saved }: Props) {
  const { t } = useLingui()
  const [order, setOrder] = useState<{ by: VocabularyOrder; descending: boolean }>({
    by: 'text',
    descending: false,
  })
  const [length, setLength] = useState(pageLength)
  const sorted = sortVocabulary(words, order, stateOf)
  const fresh = words.filter((word) => word.meaning !== '' && stateOf(word) === 'new')
  const left = sorted.length - length
  const heading = (by: VocabularyOrder, name: string, className = '') => (
    <SortButton order={order} by={by} onOrder={setOrder} className={className}>
      {name}
    </SortButton>
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        {fresh.length > 0 && (
          <Button onClick={() => onSave(fresh)} className="w-full sm:w-auto">
            <Plural value={fresh.length} one="Save the new word" other="Save all # new words" />
          </Button>
        )}
        {saved}
      </div>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">
          <Trans>Words of this text</Trans>
        </caption>
        <thead>
          <tr className="border-b-2 border-line">
            {heading('word', t`Word`, 'w-[31%] sm:w-[34%]')}
            {heading('meaning', t`Meaning`)}
            {heading('count', t`Times`, 'w-[15%] sm:w-[12%]')}
            {heading('state', t`How far`, 'w-[27%] sm:w-[24%]')}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, length).map((word) => (
            <VocabularyRow
              key={word.key}
              word={word}
              state={stateOf(word)}
              onWord={(beside) => onWord(word.word, beside)}
              onSave={() => onSave([word])}
              onKnown={(isKnown) => onKnown(word, isKnown)}
            />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setLength(length + 2 * pageLength)} className="mt-4 w-full">
          <Trans>Show more words ({left} left)</Trans>
        </Button>
      )}
    </>
  )
}
