import type { ReactNode } from 'react'

const takeFocus = (line: HTMLElement | null) => line?.focus()

/** What stands where the learner's last control was: the focus comes here, so that it is heard, and the keyboard goes on from it. */
export function FocusedStatus({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p tabIndex={-1} ref={takeFocus} className={`outline-none ${className}`}>
      {children}
    </p>
  )
}
