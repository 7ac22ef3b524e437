import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'

/** The keys of the player. */
export function PlayerKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
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
        {row([t`Space`], <Trans>play and pause</Trans>)}
        {row(['←', '→'], <Trans>previous and next line</Trans>)}
        {row(['↑'], <Trans>repeat the line</Trans>)}
        {row(['L'], <Trans>loop the line</Trans>)}
        {row(['A'], <Trans>pause after each line</Trans>)}
        {row(['[', ']'], <Trans>slower and faster</Trans>)}
        {row(['S'], <Trans>save the word in focus</Trans>)}
        {row(['?'], <Trans>show these keys</Trans>)}
      </dl>
    </Dialog>
  )
}
