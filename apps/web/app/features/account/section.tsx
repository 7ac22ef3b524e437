import type { ReactNode } from 'react'

/** A part of the account that opens when it is wanted. */
export function Section({
  title,
  state,
  children,
}: {
  title: string
  state?: ReactNode
  children: ReactNode
}) {
  return (
    <details className="group rounded-2xl border border-line bg-surface">
      <summary className="flex min-h-14 items-center justify-between gap-3 rounded-2xl px-4 py-2">
        <h3 className="font-semibold">{title}</h3>
        {state && <span className="min-w-0 truncate text-sm text-ink-soft">{state}</span>}
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
