import type { ReactNode } from 'react'

type Props = { className?: string | undefined; children: ReactNode }

/** A picture as wide as a film, 320 by 180. At night a veil of the ground's colour lies over it, so that it does not glare. */
export function Scene({ className = '', children }: Props) {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice" className={className}>
      {children}
      <rect width={320} height={180} className="fill-[light-dark(#17130d00,#17130d4d)]" />
    </svg>
  )
}
