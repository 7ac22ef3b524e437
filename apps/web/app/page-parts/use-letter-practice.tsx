import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { loadPracticeMessages } from '../i18n/load-practice-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Late } from '../ui/late.tsx'

type Written = { id: string; letter: string }

/** For a page with letters: who asks to write one, and the dialog in which it is written. All that takes is fetched then. */
export function useLetterPractice(): { practise: (letter: Written) => void; practice: ReactNode } {
  const { t } = useLingui()
  const [letter, setLetter] = useState<Written>()
  const close = () => setLetter(undefined)
  return {
    practise: ({ id, letter }) => setLetter({ id, letter }),
    practice: (
      <Dialog
        title={letter ? t`Write ${letter.letter}` : ''}
        closeLabel={t`Close`}
        open={letter !== undefined}
        onClose={close}
        width="46rem"
      >
        {letter && <Practice key={letter.id} id={letter.id} />}
      </Dialog>
    ),
  }
}

function Practice({ id }: { id: string }) {
  const [load] = useState(
    () => () =>
      Promise.all([import('./letter-practice.tsx'), loadPracticeMessages()]).then(([{ LetterPractice }]) => (
        <LetterPractice id={id} />
      )),
  )
  return <Late load={load} />
}
