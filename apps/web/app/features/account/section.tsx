import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type Props = { title: string; state?: string; children: ReactNode }

/** A part of the account that the learner unfolds. It asks the server for nothing before that. */
export function Section({ title, state, children }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
      className="group rounded-2xl border border-line bg-surface"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-2xl px-4 py-2">
        <h3 className="grow font-semibold">{title}</h3>
        {state && <span className="min-w-0 truncate text-sm text-ink-soft">{state}</span>}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {opened && <div className="grid gap-3 px-4 pt-1 pb-4">{children}</div>}
    </details>
  )
}
