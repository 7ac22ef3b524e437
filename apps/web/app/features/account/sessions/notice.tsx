import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'

/** Something about the account that the learner is to know, wherever in the app they are. It moves nothing, and can be put away. */
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
