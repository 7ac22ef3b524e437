/** Rain that goes over, with the sun behind the cloud. Decoration only. */
export function RainClearing({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className={className}>
      <circle cx={134} cy={56} r={30} className="fill-scene-sun" />
      <path
        d="M134 10 v10 M166 24 l-7 7 M182 56 h-10 M166 88 l-7 -7"
        className="stroke-scene-sun"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path
        d="M56 106 a26 26 0 0 1 2 -52 a36 36 0 0 1 68 8 a23 23 0 0 1 6 44 Z"
        className="fill-surface stroke-scene-water"
        strokeWidth={4}
      />
      <path
        d="M66 122 l-6 16 M92 122 l-6 16 M118 122 l-6 16"
        className="stroke-scene-water"
        strokeWidth={5}
        strokeLinecap="round"
      />
    </svg>
  )
}
