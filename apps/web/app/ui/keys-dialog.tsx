import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The keyboard shortcuts of a screen, one `KeyRow` each. */
export function KeysDialog({ open, onClose, children }: Props) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Keys`} closeLabel={t`Close`} open={open} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">{children}</dl>
    </Dialog>
  )
}

/** Keys that do the same, and what they do. */
export function KeyRow({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded-lg border border-line bg-raised px-2 py-0.5 font-mono text-sm">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  )
}
