/** A chenda, the drum of Kerala's festivals, with its sticks. Decoration only. */
export function Chenda({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className={className}>
      <g className="stroke-[#a3702f]" strokeWidth={7} strokeLinecap="round">
        <path d="M20 20 Q 46 30 66 50" fill="none" />
        <path d="M180 16 Q 152 26 134 48" fill="none" />
      </g>
      <path d="M62 56 V 134 C 62 148 138 148 138 134 V 56 Z" className="fill-[#8d2f1c]" />
      <path
        d="M62 62 L 78 142 M84 66 L 74 141 M84 66 L 100 146 M100 67 L 92 146 M116 66 L 108 146 M116 66 L 124 141 M138 62 L 122 142"
        className="stroke-[#f0d69a]"
        strokeWidth={2.4}
      />
      <ellipse cx={100} cy={56} rx={42} ry={13} className="fill-[#e9c98a]" />
      <ellipse cx={100} cy={56} rx={30} ry={8.5} className="fill-[#f9ecd0]" />
      <path d="M62 100 C 62 112 138 112 138 100" className="fill-none stroke-[#e0b04a]" strokeWidth={6} />
      <path d="M60 132 C 60 150 140 150 140 132" className="fill-none stroke-[#e9c98a]" strokeWidth={6} />
    </svg>
  )
}
