import { Houseboat } from './houseboat.tsx'
import { Palm } from './palm.tsx'
import { Scene } from './scene.tsx'

/** A houseboat on the water, and a bus on the road beside it. Decoration only. */
export function TravelScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <rect width={320} height={180} fill="#fbe3b0" />
      <circle cx={232} cy={46} r={22} fill="#f2a94a" />
      <path
        d="M0 72 C 40 46 84 50 122 66 C 168 42 222 44 262 64 C 286 54 306 56 320 62 V 100 H 0 Z"
        fill="#b4d3a6"
      />
      <path d="M0 84 C 80 76 170 82 320 78 V 100 H 0 Z" fill="#68a676" />
      <rect y={90} width={320} height={52} fill="#4f9aa3" />
      <path
        d="M8 102 h20 M150 100 h26 M34 126 h40 M96 118 h28 M10 116 h12 M112 130 h34"
        stroke="#a9d6d6"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <Palm x={290} y={92} size={74} lean={-14} />
      <Palm x={310} y={94} size={56} lean={10} />
      <Palm x={14} y={90} size={58} lean={12} />
      <g transform="translate(36 70) scale(0.42)">
        <Houseboat />
      </g>
      <path d="M0 138 C 100 134 220 136 320 134 V 180 H 0 Z" fill="#b5683f" />
      <path d="M0 146 H 320 V 180 H 0 Z" fill="#57514f" />
      <path d="M6 164 h34 M66 164 h34 M126 164 h34 M246 164 h34" stroke="#f3e4c0" strokeWidth={3} />
      <Bus />
    </Scene>
  )
}

/** It drives on the left, so its doors are on the side we see. */
function Bus() {
  return (
    <g transform="translate(146 90)">
      <path d="M4 66 H 152" stroke="#3a3533" strokeWidth={6} strokeLinecap="round" />
      <path
        d="M7 12 C 8 4 13 0 22 0 H 138 C 146 0 151 4 151 12 V 54 C 151 58 148 60 144 60 H 8 C 3 60 1 57 1.4 52 Z"
        fill="#c23a22"
      />
      <path d="M14 0.8 C 18 -3 24 -4 30 -4 H 132 C 140 -4 144 -2 147 2 Z" fill="#f6e6c2" />
      <path d="M2.2 40 H 151 V 47 H 1.7 Z" fill="#f3c552" />
      <path d="M6 31 L 9 13 C 9.6 10 11 9 14 9 H 22 V 31 Z" fill="#cfe8ea" />
      <path d="M42 9 H 126 V 29 H 42 Z M146 9 V 29 H 143 V 9 Z" fill="#43322a" />
      <g fill="#c98d5e">
        <circle cx={54} cy={20} r={5} />
        <circle cx={82} cy={21} r={5} />
        <circle cx={110} cy={20} r={5} />
      </g>
      <g fill="#241a16">
        <path d="M48.8 19 a5.2 5.2 0 0 1 10.4 -1 L 58 17 C 55 16 52 17 50 19 Z" />
        <path d="M76.8 20 a5.2 5.2 0 0 1 10.4 -1 C 86 24 88 26 87.6 29 H 84 C 86 24 84 18 80 17.6 Z" />
        <path d="M104.8 19 a5.2 5.2 0 0 1 10.4 -1 L 114 17 C 111 16 108 17 106 19 Z" />
      </g>
      <path d="M49 29 C 49 25 59 25 60 29 Z" fill="#f6e6c2" />
      <path d="M77 29 C 77 25 87 25 88 29 Z" fill="#3f8f4f" />
      <path d="M105 29 C 105 25 115 25 116 29 Z" fill="#e9b64a" />
      <path d="M70 9 V 29 M98 9 V 29 M42 19 H 126" stroke="#e8d5ae" strokeWidth={1.4} />
      <path d="M25 9 H 39 V 56 H 25 Z M129 9 H 143 V 56 H 129 Z" fill="#8a2415" />
      <path d="M28 12 H 36 V 30 H 28 Z M132 12 H 140 V 30 H 132 Z" fill="#cfe8ea" />
      <rect x={3} y={49} width={7} height={5} rx={2} fill="#fdf3cf" />
      <g fill="#221d1b">
        <circle cx={54} cy={60} r={11} />
        <circle cx={116} cy={60} r={11} />
      </g>
      <g fill="#cdbfa6">
        <circle cx={54} cy={60} r={4.5} />
        <circle cx={116} cy={60} r={4.5} />
      </g>
    </g>
  )
}
