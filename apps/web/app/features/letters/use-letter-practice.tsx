import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'

const LetterPractice = lazyWithMessages(
  () => import('./letter-practice.tsx').then(({ LetterPractice }) => LetterPractice),
  'more',
)

type Written = { id: string; letter: string }

/** For a page with letters: opens the dialog in which a letter is written. Its code is loaded then. */
export function useLetterPractice(): { practise: (letter: Written) => void; practice: ReactNode } {
  const { t } = useLingui()
  const [letter, setLetter] = useState<Written>()
  const close = () => setLetter(undefined)
  return {
    practise: ({ id, letter }) => setLetter({ id, letter }),
    practice: (
      <Dialog
        title={
          letter && (
            <Trans>
              Write <span lang="ml">{letter.letter}</span>
            </Trans>
          )
        }
        closeLabel={t`Close`}
        open={letter !== undefined}
        onClose={close}
        width="46rem"
      >
        <Suspense>{letter && <LetterPractice key={letter.id} id={letter.id} />}</Suspense>
      </Dialog>
    ),
  }
}
