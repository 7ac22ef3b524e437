import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'

type Props = {
  title: ReactNode
  closeLabel: string
  open: boolean
  onClose: () => void
  children: ReactNode
  width?: string
  /** The id of the sentence that explains why the dialog is there. */
  describedBy?: string
}

/**
 * The browser's own modal dialog. It keeps the focus inside, first on what is marked `data-first` or else on
 * Close. Escape closes it.
 */
export function Dialog({ title, closeLabel, open, onClose, children, width = '28rem', describedBy }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (open) element.current?.showModal()
    else element.current?.close()
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open])

  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onClose={onClose}
      style={{ width: `min(${width}, calc(100vw - 2rem))` }}
      className="m-auto rounded-3xl border border-line bg-surface p-0 text-ink shadow-xl backdrop:bg-black/50"
    >
      <div className="kasavu-band" />
      <div className="flex items-center justify-between gap-4 px-5 pt-2">
        <h2 id={heading} className="text-xl font-bold">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="px-5 pt-2 pb-6">{children}</div>
    </dialog>
  )
}
