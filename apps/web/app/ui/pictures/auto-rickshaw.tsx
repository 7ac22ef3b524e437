/** An auto-rickshaw on a red road, for who travels soon. Decoration only. */
export function AutoRickshaw({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 100" aria-hidden="true" className={className}>
      <path d="M0 58 C 30 48 84 48 120 58 V 82 H 0 Z" className="fill-scene-grove" />
      <path d="M0 78 H 120 V 100 H 0 Z" className="fill-[#b5623c]" />
      <g className="stroke-[#33231a]" strokeWidth={3} strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M18 50 C 18 26 26 16 44 14 H 76 C 88 16 92 26 96 44 L 108 60 V 76 H 18 Z"
          className="fill-[#2f2b29]"
        />
        <path d="M18 52 H 96 L 108 60 V 76 H 18 Z" className="fill-[#f0b52c]" />
        <path d="M64 22 H 76 C 83 24 86 32 88 44 H 64 Z" className="fill-[#cfe8ea]" />
        <path d="M28 24 H 54 V 52 H 26 C 25 40 25 30 28 24 Z" className="fill-[#8a5a3a]" />
        <circle cx={41} cy={38} r={9} className="fill-[#a86b43]" />
        <path d="M32 36 C 32 26 50 26 50 36 C 44 34 38 34 32 36 Z" className="fill-[#241a16]" />
        <circle cx={36} cy={80} r={10} className="fill-[#241a16]" />
        <circle cx={92} cy={80} r={10} className="fill-[#241a16]" />
      </g>
      <circle cx={36} cy={80} r={4} className="fill-[#cdbfa6]" />
      <circle cx={92} cy={80} r={4} className="fill-[#cdbfa6]" />
      <circle cx={105} cy={65} r={3.5} className="fill-[#fdf3cf]" />
    </svg>
  )
}
