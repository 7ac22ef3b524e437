import type { ReactNode } from 'react'

type Props = { className?: string | undefined; children: ReactNode }

/**
 * A picture with the shape of a film, 320 by 180. In the dark theme a veil in the background colour lies over
 * it, so that it does not dazzle.
 */
export function Scene({ className = '', children }: Props) {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice" className={className}>
      {children}
      <rect width={320} height={180} className="fill-scene-veil" />
    </svg>
  )
}
