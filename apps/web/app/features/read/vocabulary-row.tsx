import type { TextWord, WordState } from '@app/learning/vocabulary'
import { isMalayalam, languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Bookmark, GraduationCap, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { Reading } from '../../ui/reading.tsx'

type Props = {
  word: TextWord
  state: WordState
  onWord: (beside: Element) => void
  onSave: () => void
  onKnown: (isKnown: boolean) => void
}

/** A word of the text: its meaning, how often it occurs, and its word state. */
export function VocabularyRow({
  word: { word, meaning, count, said },
  state,
  onWord,
  onSave,
  onKnown,
}: Props) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-1 pr-2 font-normal">
        <button
          type="button"
          lang={languageOf(word)}
          onClick={({ currentTarget }) => onWord(currentTarget)}
          className="min-h-11 max-w-full text-left break-words decoration-dotted decoration-2 underline-offset-[0.3em] hover:underline sm:text-xl"
        >
          {word}
        </button>
        {isMalayalam(word) ? (
          <Reading text={word} className="block text-sm break-words text-ink-soft" />
        ) : (
          said && (
            <span lang="ml" className="block text-sm break-words text-ink-soft">
              {said}
            </span>
          )
        )}
      </th>
      <td className="py-2.5 pr-2 text-sm break-words hyphens-auto sm:text-base">
        {meaning ? (
          <span lang={languageOf(meaning)}>{meaning}</span>
        ) : (
          <span className="text-ink-soft">
            <Trans>not in our dictionary yet</Trans>
          </span>
        )}
      </td>
      <td className="py-2.5">{count}</td>
      <td className="py-1">
        <span className="flex flex-wrap items-center">
          <span className="w-full py-1.5 text-sm font-semibold sm:w-20">
            <StateName state={state} />
          </span>
          {state === 'new' && meaning && (
            <IconButton
              label={
                <Trans>
                  Save <span lang={languageOf(word)}>{word}</span>
                </Trans>
              }
              onClick={onSave}
            >
              <Bookmark aria-hidden="true" />
            </IconButton>
          )}
          {state === 'known' ? (
            <IconButton
              label={
                <Trans>
                  I do not know <span lang={languageOf(word)}>{word}</span> yet
                </Trans>
              }
              onClick={() => onKnown(false)}
            >
              <Undo2 aria-hidden="true" />
            </IconButton>
          ) : (
            <IconButton
              label={
                <Trans>
                  I know <span lang={languageOf(word)}>{word}</span>
                </Trans>
              }
              onClick={() => onKnown(true)}
            >
              <GraduationCap aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </td>
    </tr>
  )
}

function StateName({ state }: { state: WordState }) {
  switch (state) {
    case 'new':
      return <Trans>new</Trans>
    case 'learning':
      return <Trans>learning</Trans>
    case 'known':
      return <Trans>known</Trans>
  }
}
