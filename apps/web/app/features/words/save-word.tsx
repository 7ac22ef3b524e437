import type { MetAt, SavedWord } from '@app/learning/vocabulary'
import { keyOf, languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Bookmark, Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { type Refusal, removeWord, saveWord, useSavedWords } from '../../device/words/saved-words.ts'
import { Button } from '../../ui/button.tsx'
import { NotSavedLine } from '../../ui/not-saved-line.tsx'

/** Saves a word of the dictionary or removes it again. It is one button, so that the focus stays on it. */
export function SaveWord({ saved, metAt }: { saved: SavedWord; metAt?: MetAt | undefined }) {
  const { to } = usePlace()
  const { word } = saved
  const language = languageOf(word)
  const [refused, setRefused] = useState<{ word: string; why: Refusal }>()
  const isSaved = useSavedWords()?.keys.has(keyOf(word)) === true
  function save() {
    const saving = saveWord({ ...saved, ...(metAt && { metAt }) })
    setRefused(saving === 'saved' ? undefined : { word, why: saving })
  }
  return (
    <div className="flex flex-wrap items-center justify-end">
      <NotSavedLine why={refused?.word === word && !isSaved ? refused.why : undefined} />
      <p
        role="status"
        className="flex items-center gap-2 font-semibold text-accent not-empty:mr-4 not-empty:grow"
      >
        {isSaved && (
          <>
            <Check aria-hidden="true" className="size-5" />
            <Trans>Saved</Trans>
          </>
        )}
      </p>
      {isSaved && (
        <Link
          to={`${to('/lm')}?tab=my`}
          className="mr-4 inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
        >
          <Trans>My Vocab</Trans>
        </Link>
      )}
      <Button
        key="save"
        variant={isSaved ? 'quiet' : 'primary'}
        onClick={() => (isSaved ? removeWord(word) : save())}
        className={isSaved ? '' : 'grow'}
      >
        {isSaved ? (
          <Trans>
            Remove{' '}
            <span lang={language} className="sr-only">
              {word}
            </span>
          </Trans>
        ) : (
          <>
            <Bookmark aria-hidden="true" className="size-5" />
            <Trans>
              Save{' '}
              <span lang={language} className="sr-only">
                {word}
              </span>
            </Trans>
          </>
        )}
      </Button>
    </div>
  )
}
