/** A grandmother who says something, as a listener sees it: sound, and no letters. Decoration only. */
export function Grandmother({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 100" aria-hidden="true" className={className}>
      <path d="M0 82 C 34 76 86 78 120 84 V 100 H 0 Z" className="fill-scene-hill" />
      <g className="stroke-[#33231a]" strokeWidth={3} strokeLinejoin="round" strokeLinecap="round">
        <circle cx={18} cy={34} r={10} className="fill-[#d9d4cc]" />
        <path d="M6 100 C 8 74 22 66 42 66 C 64 66 76 76 78 100 Z" className="fill-[#f6e9cd]" />
        <path d="M28 67 L 58 100" className="fill-none stroke-[#c8932c]" strokeWidth={5} />
        <circle cx={42} cy={44} r={22} className="fill-[#a86b43]" />
        <path
          d="M20 42 C 18 22 32 18 43 19 C 56 20 65 28 64 40 C 52 38 44 32 40 26 C 36 34 28 40 20 42 Z"
          className="fill-[#d9d4cc]"
        />
        <path d="M47 57 C 51 60 56 59 58 55" className="fill-none" />
        <path d="M34 45 v2 M52 45 v2" className="fill-none" strokeWidth={4} />
        <path
          d="M70 42 L 82 36 V 18 C 82 10 88 6 94 6 H 106 C 113 6 117 10 117 17 V 36 C 117 43 113 47 106 47 H 92 C 88 47 85 46 83 43 Z"
          className="fill-surface"
        />
        <path d="M92 24 v6 M100 18 v18 M108 23 v8" className="fill-none stroke-scene-water" strokeWidth={4} />
      </g>
      <circle cx={43} cy={37} r={2} className="fill-[#b2331f]" />
    </svg>
  )
}
