import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'

/** A notice about the account, on any page of the app. It moves nothing on the page and can be closed. */
export function Notice({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-10 mx-auto flex max-w-md items-center gap-2 rounded-2xl border-2 border-gold bg-surface py-1 pr-1 pl-4 text-ink shadow-xl"
    >
      <p className="grow">{children}</p>
      <IconButton label={t`Close`} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
