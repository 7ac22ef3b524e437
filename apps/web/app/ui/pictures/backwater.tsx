import { Houseboat } from './houseboat.tsx'
import { Palm } from './palm.tsx'

/** The backwaters at evening: palms, hills, and a houseboat on its way. Decoration only. */
export function Backwater({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 260" aria-hidden="true" preserveAspectRatio="xMidYMax slice" className={className}>
      <rect width={800} height={260} className="fill-[light-dark(#fdeec4,#2b2340)]" />
      <circle cx={560} cy={118} r={46} className="fill-[light-dark(#f6b64a,#e9a94a)]" />
      <path
        d="M0 150 C 90 96 170 108 250 138 C 330 100 430 92 520 136 C 620 104 720 112 800 142 V 190 H 0 Z"
        className="fill-[light-dark(#bfd9b4,#2c3f3a)]"
      />
      <path
        d="M0 172 C 140 150 260 168 400 164 C 540 158 680 172 800 160 V 200 H 0 Z"
        className="fill-[light-dark(#7fb388,#23463a)]"
      />
      <rect y={182} width={800} height={78} className="fill-[light-dark(#4f9aa3,#143f49)]" />
      <path
        d="M520 190 h84 M500 202 h120 M536 214 h60 M40 206 h70 M180 226 h90 M650 236 h90 M330 244 h60"
        className="stroke-[light-dark(#f6d58b,#d9a85a)]"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.7}
      />
      <Palm x={70} y={186} size={122} lean={16} />
      <Palm x={112} y={188} size={92} lean={-12} />
      <Palm x={700} y={184} size={132} lean={-18} />
      <Palm x={744} y={188} size={98} lean={14} />
      <Palm x={652} y={186} size={76} lean={10} />
      <g transform="translate(250 134)">
        <Houseboat />
        <path
          d="M-46 84 H 300"
          className="stroke-[light-dark(#2f7680,#0d2c34)]"
          strokeWidth={4}
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}
