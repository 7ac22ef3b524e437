/** A school slate with the first letter in chalk, and a marigold. Decoration only. */
export function Slate({ letter = 'അ', className = '' }: { letter?: string; className?: string }) {
  return (
    <svg viewBox="0 0 120 100" aria-hidden="true" className={className}>
      <path d="M0 76 C 34 68 86 70 120 78 V 100 H 0 Z" className="fill-scene-grove" />
      <g className="stroke-[#33231a]" strokeWidth={3} strokeLinejoin="round" strokeLinecap="round">
        <path d="M22 12 L 96 8 L 99 80 L 25 85 Z" className="fill-[#b0753c]" />
        <path d="M31 20 L 88 17 L 90 72 L 33 76 Z" className="fill-[#2f3d3a]" />
      </g>
      <text
        x={60}
        y={60}
        textAnchor="middle"
        fontSize={44}
        fontWeight={600}
        className="fill-[#f7efdc] font-sans"
      >
        {letter}
      </text>
      <g className="stroke-[#33231a]" strokeWidth={2.5}>
        <circle cx={100} cy={80} r={13} className="fill-[#e99a1c]" />
        <circle cx={100} cy={80} r={6} className="fill-[#f6c445]" />
      </g>
    </svg>
  )
}
