import { Scene } from './scene.tsx'

/** A theyyam by torchlight, and a carpet of flowers before it. Decoration only. */
export function FestivalScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <rect width={320} height={180} fill="#2b2350" />
      <g fill="#f3dfa6">
        <circle cx={30} cy={22} r={1.6} />
        <circle cx={66} cy={40} r={1.2} />
        <circle cx={214} cy={18} r={1.6} />
        <circle cx={262} cy={40} r={1.3} />
        <circle cx={300} cy={20} r={1.6} />
        <circle cx={240} cy={62} r={1.1} />
      </g>
      <path
        d="M0 108 C 14 84 36 82 52 96 C 64 74 96 76 108 96 C 140 84 180 86 200 98 C 214 78 246 76 258 94 C 274 82 302 84 320 102 V 140 H 0 Z"
        fill="#1d3a35"
      />
      <path d="M0 128 C 100 120 220 120 320 128 V 180 H 0 Z" fill="#8a4a30" />
      <Torch x={32} />
      <Torch x={196} />
      <Theyyam />
      <Flowers />
    </Scene>
  )
}

function Torch({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 84)`}>
      <circle cy={-8} r={26} fill="#f2a94a" opacity={0.22} />
      <path d="M-2 6 H 2 L 3 64 H -3 Z" fill="#6d4a2a" />
      <path d="M-6 6 C -8 0 -8 -4 -5 -9 C -3 -14 2 -16 0 -26 C 8 -18 10 -6 6 6 Z" fill="#ee7b28" />
      <path d="M-3 6 C -4 0 -1 -3 1 -9 C 5 -4 5 2 3 6 Z" fill="#fbd75e" />
    </g>
  )
}

const spokes = Array.from({ length: 15 }, (_, place) => -105 + place * 15)

function Theyyam() {
  return (
    <g transform="translate(114 0)">
      <circle cy={58} r={50} fill="#8f1d14" />
      <circle cy={58} r={43} fill="#d63a22" />
      {spokes.map((turn) => (
        <path
          key={turn}
          d="M0 19 L 3.5 29 L 0 35 L -3.5 29 Z"
          fill="#f6d36a"
          transform={`rotate(${turn} 0 58)`}
        />
      ))}
      <circle cy={58} r={24} fill="#f6d36a" />
      <circle cy={58} r={20} fill="#7d160f" />
      {spokes.map((turn) => (
        <circle key={turn} cy={10.5} r={2.6} fill="#fdf3dc" transform={`rotate(${turn} 0 58)`} />
      ))}
      <path
        d="M-44 158 C -40 124 -24 108 0 108 C 24 108 40 124 44 158 C 26 166 -26 166 -44 158 Z"
        fill="#d63a22"
      />
      <path d="M-36 136 C -18 146 18 146 36 136" fill="none" stroke="#f6d36a" strokeWidth={5} />
      <path d="M-42 151 C -20 161 20 161 42 151" fill="none" stroke="#fdf3dc" strokeWidth={4} />
      <path d="M-20 96 C -26 104 -34 112 -46 118 L -42 126 C -30 122 -20 114 -14 106 Z" fill="#c8743c" />
      <path d="M20 96 C 26 104 36 106 48 98 L 52 105 C 42 116 26 118 14 106 Z" fill="#c8743c" />
      <circle cx={-47} cy={123} r={4.6} fill="#c8743c" />
      <circle cx={52} cy={99} r={4.6} fill="#c8743c" />
      <path d="M-43 114 l5 9 M45 97 l5 9" stroke="#f6d36a" strokeWidth={4} />
      <path d="M-20 92 H 20 L 17 118 C 8 123 -8 123 -17 118 Z" fill="#c8743c" />
      <path d="M-18 94 C -10 112 10 112 18 94" fill="none" stroke="#f6d36a" strokeWidth={4} />
      <path d="M-12 94 C -6 104 6 104 12 94" fill="none" stroke="#fdf3dc" strokeWidth={3} />
      <path d="M-18 66 C -18 48 18 48 18 66 C 18 84 9 96 0 96 C -9 96 -18 84 -18 66 Z" fill="#e8672a" />
      <path d="M-19 62 C -17 44 17 44 19 62 C 10 55 -10 55 -19 62 Z" fill="#f6d36a" />
      <path d="M-4 48 H 4 L 0 60 Z" fill="#d63a22" />
      <path
        d="M-14 70 C -11 65 -6 65 -3 70 C -6 74 -11 74 -14 70 Z M14 70 C 11 65 6 65 3 70 C 6 74 11 74 14 70 Z"
        fill="#fdf8ea"
      />
      <path
        d="M-16 69 C -11 62 -5 63 -2 69 M16 69 C 11 62 5 63 2 69"
        fill="none"
        stroke="#1f1410"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <circle cx={-8.5} cy={70} r={2.2} fill="#1f1410" />
      <circle cx={8.5} cy={70} r={2.2} fill="#1f1410" />
      <path d="M-6 84 C -2 81 2 81 6 84 C 2 88 -2 88 -6 84 Z" fill="#8f1d14" />
      <g fill="#fdf3dc">
        <circle cx={-13} cy={79} r={1.3} />
        <circle cx={-11} cy={83} r={1.3} />
        <circle cx={13} cy={79} r={1.3} />
        <circle cx={11} cy={83} r={1.3} />
      </g>
      <circle cx={-20} cy={76} r={4.5} fill="#f6d36a" />
      <circle cx={20} cy={76} r={4.5} fill="#f6d36a" />
    </g>
  )
}

const petals = Array.from({ length: 12 }, (_, place) => place * 30)

/** A pookkalam, seen from the side: rings of petals, flattened. */
function Flowers() {
  return (
    <g transform="translate(244 148) scale(1 0.36)">
      <circle r={66} fill="#5d9a3f" />
      <circle r={58} fill="#f2b632" />
      {petals.map((turn) => (
        <ellipse key={turn} cx={50} rx={11} ry={11} fill="#e8672a" transform={`rotate(${turn})`} />
      ))}
      <circle r={43} fill="#fdf8ea" />
      {petals.map((turn) => (
        <ellipse key={turn} cx={30} rx={14} ry={7} fill="#a63c7c" transform={`rotate(${turn + 15})`} />
      ))}
      <circle r={19} fill="#f2b632" />
      <circle r={10} fill="#c23a22" />
    </g>
  )
}
