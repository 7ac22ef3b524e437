import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'

/** The keys of the quiz. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // As in PageHead: it is seldom drawn.
  'use no memo'
  const { t } = useLingui()
  const row = (keys: string[], does: ReactNode) => (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded-lg border border-line bg-raised px-2 py-0.5 font-mono text-sm">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  )
  return (
    <Dialog title={t`Keys`} closeLabel={t`Close`} open={open} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {row(['1', '2', '3', '4'], <Trans>choose an answer</Trans>)}
        {row(['Enter'], <Trans>check, and go on</Trans>)}
        {row([t`Space`], <Trans>hear it again</Trans>)}
        {row(['W'], <Trans>explain the words, once checked</Trans>)}
        {row(['Esc'], <Trans>go back</Trans>)}
        {row(['?'], <Trans>show these keys</Trans>)}
      </dl>
    </Dialog>
  )
}
