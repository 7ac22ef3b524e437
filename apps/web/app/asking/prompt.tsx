import type { ReactNode } from 'react'

type Props = {
  /** What is to be done, in a few words. */
  task: ReactNode
  children: ReactNode
}

/** What an exercise asks, above its answer: what is to be done, and what it is about. A long word takes two lines. */
export function Prompt({ task, children }: Props) {
  return (
    <div className="flex w-full flex-col items-center gap-1 text-center wrap-anywhere">
      <p className="text-sm text-ink-soft">{task}</p>
      {children}
    </div>
  )
}
