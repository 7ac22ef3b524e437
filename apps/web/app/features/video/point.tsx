import type { ReactNode } from 'react'

type Props = { icon: ReactNode; name: ReactNode; children: ReactNode }

/** One item of a list, with its sign, its name, and a sentence. */
export function Point({ icon, name, children }: Props) {
  return (
    <li className="flex gap-4 rounded-3xl border-2 border-line bg-surface p-4">
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-2xl bg-gold-soft">
        {icon}
      </span>
      <span className="min-w-0">
        <strong className="block text-xl">{name}</strong>
        <span className="text-ink-soft">{children}</span>
      </span>
    </li>
  )
}
