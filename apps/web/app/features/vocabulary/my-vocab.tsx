import type { SavedWord } from '@app/learning/vocabulary'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { removeWord, saveWord, useSavedWords } from '../../device/words/saved-words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { CompletedWordCard } from './completed-word-card.tsx'
import { PagedList } from './paged-list.tsx'

type Props = { address: string; onWord: (word: string, beside: Element) => void }

/** The learner's own words, the newest first. The last removed word can be put back. */
export function MyVocab({ address, onWord }: Props) {
  const words = useSavedWords()?.words
  const [removed, setRemoved] = useState<SavedWord>()
  if (!words) return null

  function remove(word: SavedWord) {
    removeWord(word.word)
    setRemoved(word)
  }

  function undo() {
    if (removed) saveWord(removed)
    setRemoved(undefined)
  }

  return (
    <>
      {removed && <Removed key={removed.word} word={removed.word} onUndo={undo} />}
      {words.length === 0 ? (
        <NoWords address={address} />
      ) : (
        <>
          <p className="mb-3 text-ink-soft">
            <Plural value={words.length} one="# word" other="# words" />
          </p>
          <PagedList items={words.toReversed()} keyOf={({ word }) => word}>
            {(saved) => (
              <CompletedWordCard
                saved={saved}
                onRemove={() => remove(saved)}
                onWord={(beside) => onWord(saved.word, beside)}
              />
            )}
          </PagedList>
        </>
      )}
    </>
  )
}

/** The focus comes here, because the pressed button has disappeared. */
function Removed({ word, onUndo }: { word: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="sticky top-2 z-10 mb-3 flex flex-wrap items-center justify-between gap-x-3 rounded-2xl border-2 border-line bg-raised px-4 py-1 shadow-md">
      <p role="status">
        <Trans>
          <MixedText text={word} /> is removed.
        </Trans>
      </p>
      <button
        ref={button}
        type="button"
        onClick={onUndo}
        className="min-h-11 px-2 font-semibold text-accent underline underline-offset-4"
      >
        <Trans>Undo</Trans>
      </button>
    </div>
  )
}

function NoWords({ address }: { address: string }) {
  return (
    <div className="text-center">
      <EmptyBoat className="mx-auto h-32" />
      <p className="my-3">
        {useTargetLanguage() === 'english' ? (
          <Trans>No words yet. Tap any English word in the app, and save it.</Trans>
        ) : (
          <Trans>No words yet. Tap any Malayalam word in the app, and save it.</Trans>
        )}
      </p>
      <LinkButton to={address}>
        <Trans>Look for words</Trans>
      </LinkButton>
    </div>
  )
}
