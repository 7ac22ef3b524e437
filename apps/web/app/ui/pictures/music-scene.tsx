import { Scene } from './scene.tsx'

/** A chenda with its sticks, a veena, and a pair of cymbals on a mat. Decoration only. */
export function MusicScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <rect width={320} height={180} fill="#24616a" />
      <path
        d="M0 0 H 320 V 20 C 284 40 250 40 214 22 C 178 42 142 42 106 22 C 70 42 36 40 0 20 Z"
        fill="#a8392a"
      />
      <path
        d="M0 20 C 36 40 70 42 106 22 C 142 42 178 42 214 22 C 250 40 284 40 320 20"
        fill="none"
        stroke="#e9b64a"
        strokeWidth={4}
      />
      <path d="M0 132 H 320 V 180 H 0 Z" fill="#8f5a31" />
      <path d="M30 146 C 110 134 220 134 296 146 L 312 172 H 12 Z" fill="#c8a15a" />
      <path d="M22 158 H 304 M27 151 H 299" stroke="#a8392a" strokeWidth={2.5} />
      <Drum />
      <Veena />
      <g fill="#e9b64a" stroke="#9c6f1f" strokeWidth={1.5}>
        <ellipse cx={142} cy={156} rx={17} ry={5.5} />
        <ellipse cx={166} cy={163} rx={17} ry={5.5} />
      </g>
      <g fill="#9c6f1f">
        <ellipse cx={142} cy={154.5} rx={5} ry={2.4} />
        <ellipse cx={166} cy={161.5} rx={5} ry={2.4} />
      </g>
    </Scene>
  )
}

function Drum() {
  return (
    <g transform="translate(-16 12) scale(0.94)">
      <path d="M46 76 V 150 C 46 164 122 164 122 150 V 76 Z" fill="#8d2f1c" />
      <path
        d="M48 84 L 58 156 M66 87 L 58 156 M66 87 L 76 160 M84 88 L 76 160 M84 88 L 94 160 M102 87 L 94 160 M102 87 L 112 156 M120 84 L 112 156"
        stroke="#f0d69a"
        strokeWidth={2.2}
      />
      <path d="M46 116 C 46 130 122 130 122 116" fill="none" stroke="#e9b64a" strokeWidth={6} />
      <path d="M44 148 C 44 167 124 167 124 148" fill="none" stroke="#e9c98a" strokeWidth={6} />
      <ellipse cx={84} cy={76} rx={42} ry={13} fill="#e9c98a" />
      <ellipse cx={84} cy={75} rx={31} ry={8.5} fill="#f9ecd0" />
      <g fill="none" stroke="#d6a35c" strokeWidth={5} strokeLinecap="round">
        <path d="M34 44 C 52 48 62 58 70 70" />
        <path d="M134 40 C 116 46 106 56 98 69" />
      </g>
    </g>
  )
}

/** Its bowl lies on the mat, its neck leans up to the left. */
function Veena() {
  return (
    <g transform="translate(268 126) rotate(24) scale(0.92)">
      <circle cx={-104} cy={22} r={19} fill="#d08a3c" />
      <path
        d="M-118 12 A 18 18 0 0 1 -92 10"
        fill="none"
        stroke="#efb765"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d="M-150 -8 H -10 V 8 H -150 Z" fill="#7a3f1c" />
      <path
        d="M-148 -8 C -162 -8 -172 -2 -170 8 C -168 16 -158 16 -156 10 C -155 6 -160 5 -161 8"
        fill="none"
        stroke="#7a3f1c"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <circle r={36} fill="#94511f" />
      <path d="M-30 -19 A 36 36 0 0 1 36 0 L 30 6 H -34 Z" fill="#b56a2e" />
      <circle cx={-6} cy={-6} r={3} fill="#e9b64a" />
      <path
        d="M-138 -8 V 8 M-126 -8 V 8 M-114 -8 V 8 M-103 -8 V 8 M-92 -8 V 8 M-82 -8 V 8 M-72 -8 V 8 M-63 -8 V 8 M-54 -8 V 8 M-46 -8 V 8"
        stroke="#e9b64a"
        strokeWidth={2.2}
      />
      <rect x={10} y={-11} width={5} height={20} rx={2} fill="#f6e6c2" />
      <path d="M-150 -4.5 H 22 M-150 -0.5 H 22 M-150 3.5 H 22" stroke="#f9ecd0" strokeWidth={0.9} />
      <g fill="#f6e6c2">
        <rect x={-152} y={-16} width={4} height={9} rx={2} />
        <rect x={-144} y={-16} width={4} height={9} rx={2} />
        <rect x={-148} y={7} width={4} height={9} rx={2} />
      </g>
    </g>
  )
}
