/** The badge of every learner: a coconut palm on a shield with the gold of the kasavu. */
export function HeroBadge({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 64 72" role="img" aria-label={label} className="h-24 shrink-0">
      <path
        d="M32 2 60 10v26c0 17-12 28-28 34C16 64 4 53 4 36V10Z"
        className="fill-accent-soft stroke-gold"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M11 45h42M14 51h36" className="stroke-gold" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M33 45c-3-8-3-15-1-22"
        className="stroke-laterite"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
      <g className="stroke-accent" strokeWidth="3.5" strokeLinecap="round" fill="none">
        <path d="M32 23c-6-6-13-6-17 0M32 23c6-6 13-6 17 0M32 23c-7-1-12 4-12 10M32 23c7-1 12 4 12 10M32 23c-2-5-1-9 1-11" />
      </g>
      <circle cx="30" cy="26" r="2.5" className="fill-gold" />
      <circle cx="35" cy="26" r="2.5" className="fill-gold" />
    </svg>
  )
}
