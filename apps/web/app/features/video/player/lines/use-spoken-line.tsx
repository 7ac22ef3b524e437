import { useEffect, useState } from 'react'
import type { SpokenLineProps } from './spoken-line.tsx'

type Late = { SpokenLine: (props: SpokenLineProps) => React.ReactNode }

/** Where the rest cannot be fetched, the line is there all the same. */
const bare: Late = { SpokenLine: ({ line }) => <p lang="ml">{line.text}</p> }

/**
 * What draws a line, once it is here. With the rules of how a line sounds it weighs much, and no page needs it before its video plays. No
 * `Suspense`: React would let a first line wait for 300 ms.
 */
export function useSpokenLine(wanted: boolean): Late['SpokenLine'] | undefined {
  const [late, setLate] = useState<Late>()
  useEffect(() => {
    if (wanted) import('./spoken-line.tsx').then(setLate, () => setLate(bare))
  }, [wanted])
  return late?.SpokenLine
}
