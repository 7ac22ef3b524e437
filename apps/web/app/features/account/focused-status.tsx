import type { ReactNode } from 'react'

const takeFocus = (line: HTMLElement | null) => line?.focus()

/**
 * A message that replaces the control the learner used last. The focus comes here, so that screen readers say
 * it and the keyboard continues from here.
 */
export function FocusedStatus({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p tabIndex={-1} ref={takeFocus} className={`outline-none ${className}`}>
      {children}
    </p>
  )
}
