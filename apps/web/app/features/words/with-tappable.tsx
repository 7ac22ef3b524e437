import type { ReactNode } from 'react'
import { useTappable } from './use-tappable.tsx'

type Props = { children: (renderText: (text: string) => ReactNode) => ReactNode }

/** Gives its children texts whose words can be tapped, and explains the word that is. */
export function WithTappable({ children }: Props) {
  const { renderText, explained } = useTappable()
  return (
    <>
      {children(renderText)}
      {explained}
    </>
  )
}
