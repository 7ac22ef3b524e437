/** A small boat tied to a post, with nobody in it, for a page that does not exist. Decoration only. */
export function EmptyBoat({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className={`max-w-full ${className}`}>
      <rect y={104} width={320} height={76} rx={20} className="fill-scene-water" />
      <path
        d="M30 132 h60 M200 150 h70 M120 164 h50"
        className="stroke-scene-ripple"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <rect x={252} y={42} width={12} height={88} rx={4} className="fill-[#6d5236]" />
      <path d="M252 74 C 226 98 214 104 206 106" className="fill-none stroke-[#b98a3c]" strokeWidth={3} />
      <path
        d="M50 96 C 80 104 180 106 214 96 C 208 124 196 134 176 134 H 92 C 72 134 56 122 50 96 Z"
        className="fill-[#3a2b20]"
      />
      <path
        d="M62 104 C 96 110 170 110 204 104 L 202 110 C 170 116 96 116 64 110 Z"
        className="fill-[#b98a3c]"
      />
      <path d="M92 102 L 150 62 L 154 66 L 100 106 Z" className="fill-[#8a6b45]" />
      <ellipse cx={156} cy={60} rx={14} ry={7} transform="rotate(-34 156 60)" className="fill-[#8a6b45]" />
    </svg>
  )
}
