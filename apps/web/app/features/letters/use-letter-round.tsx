import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'

const LetterRoundPart = lazyWithMessages(
  () => import('./letter-round-part.tsx').then(({ LetterRoundPart }) => LetterRoundPart),
  'practice',
)

/** For the page of letters: opens the dialog in which letters are heard and chosen. Its code is loaded then. */
export function useLetterRound(): { openRound: () => void; round: ReactNode } {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return {
    openRound: () => setOpen(true),
    round: (
      <Dialog title={t`Hear, then choose`} closeLabel={t`Close`} open={open} onClose={() => setOpen(false)}>
        <Suspense>{open && <LetterRoundPart />}</Suspense>
      </Dialog>
    ),
  }
}
