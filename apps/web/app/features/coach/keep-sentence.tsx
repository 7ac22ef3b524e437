import { Plural, Trans } from '@lingui/react/macro'
import { BookmarkPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import type { Refusal } from '../../device/words/saved-words.ts'
import { Button } from '../../ui/button.tsx'

type Props = { sentence: string; translation: string | undefined }

/** Saves all words of the sentence with one tap. Another sentence needs another `key`. */
export function KeepSentence({ sentence, translation }: Props) {
  const { to } = usePlace()
  const [kept, setKept] = useState<number | Refusal | 'failed'>()

  async function keep() {
    try {
      const { keepWords } = await import('./keep-words.ts')
      setKept(await keepWords({ sentence, ...(translation && { translation }) }))
    } catch {
      setKept('failed')
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="quiet" className="px-4 text-base" onClick={() => void keep()}>
        <BookmarkPlus aria-hidden="true" className="size-5" />
        <Trans>Keep the words</Trans>
      </Button>
      <p role="status" className="flex items-center gap-2 font-semibold text-accent">
        {typeof kept === 'number' && kept > 0 && (
          <>
            <Check aria-hidden="true" className="size-5" />
            <Plural value={kept} one="# word is kept." other="# words are kept." />
          </>
        )}
        {kept === 0 && <Trans>None of these words is in the dictionary.</Trans>}
        {kept === 'no room' && (
          <Trans>
            This browser has no room left: the words were not saved. Free some space, then keep them again.
          </Trans>
        )}
        {kept === 'too many' && (
          <Trans>
            Your list of 20,000 words is full: these were not saved. Remove some, then keep them again.
          </Trans>
        )}
        {kept === 'failed' && <Trans>The dictionary did not arrive. Try again when you are online.</Trans>}
      </p>
      {typeof kept === 'number' && kept > 0 && (
        <Link
          to={`${to('/lm')}?tab=my`}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          <Trans>My Vocab</Trans>
        </Link>
      )}
    </div>
  )
}
