import { Palm } from './palm.tsx'

/** The backwaters at evening: palms, hills, and a houseboat on its way. Decoration only. */
export function Backwater({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 260" aria-hidden="true" preserveAspectRatio="xMidYMax slice" className={className}>
      <rect width={800} height={260} className="fill-scene-sky" />
      <circle cx={560} cy={118} r={46} className="fill-scene-sun" />
      <path
        d="M0 150 C 90 96 170 108 250 138 C 330 100 430 92 520 136 C 620 104 720 112 800 142 V 190 H 0 Z"
        className="fill-scene-hill"
      />
      <path
        d="M0 172 C 140 150 260 168 400 164 C 540 158 680 172 800 160 V 200 H 0 Z"
        className="fill-scene-grove"
      />
      <rect y={182} width={800} height={78} className="fill-scene-water" />
      <path
        d="M520 190 h84 M500 202 h120 M536 214 h60 M40 206 h70 M180 226 h90 M650 236 h90 M330 244 h60"
        className="stroke-scene-glint"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.7}
      />
      <Palm x={70} y={186} size={122} lean={16} />
      <Palm x={112} y={188} size={92} lean={-12} />
      <Palm x={700} y={184} size={132} lean={-18} />
      <Palm x={744} y={188} size={98} lean={14} />
      <Palm x={652} y={186} size={76} lean={10} />
      <Houseboat />
    </svg>
  )
}

/** A kettuvallam: a black hull, and a roof of woven palm in arches. */
function Houseboat() {
  return (
    <g transform="translate(250 134)">
      <path
        d="M-34 66 C -18 70 0 74 20 74 H 212 C 238 74 262 64 278 46 C 262 52 244 56 226 56 H 6 C -10 56 -26 52 -44 44 C -42 54 -40 62 -34 66 Z"
        className="fill-[#3a2b20]"
      />
      <path d="M6 56 H 226 L 222 62 H 10 Z" className="fill-[#b98a3c]" />
      <path d="M14 56 V 26 C 24 8 58 4 84 8 V 56 Z" className="fill-[#c79a54]" />
      <path d="M84 56 V 8 C 112 -4 152 -4 176 10 V 56 Z" className="fill-[#d8ad68]" />
      <path d="M176 56 V 14 C 196 10 212 22 220 36 L 224 56 Z" className="fill-[#c79a54]" />
      <path
        d="M14 40 C 40 36 62 36 84 38 M84 30 C 116 24 148 24 176 30 M84 44 C 116 40 148 40 176 44 M176 38 C 194 36 208 40 222 46"
        className="fill-none stroke-[#9a7237]"
        strokeWidth={2}
      />
      <g className="fill-[#4a3624]">
        <rect x={32} y={30} width={16} height={20} rx={3} />
        <rect x={56} y={30} width={16} height={20} rx={3} />
        <path d="M104 52 V 32 a13 13 0 0 1 26 0 V 52 Z" />
        <rect x={142} y={28} width={18} height={22} rx={3} />
        <rect x={186} y={32} width={14} height={18} rx={3} />
      </g>
      <path d="M-46 84 H 300" className="stroke-scene-shade" strokeWidth={4} strokeLinecap="round" />
    </g>
  )
}
