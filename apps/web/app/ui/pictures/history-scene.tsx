import { Palm } from './palm.tsx'
import { Scene } from './scene.tsx'

/** A laterite fort by the sea, and before it a palm-leaf book and a lamp. Decoration only. */
export function HistoryScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <rect width={320} height={180} fill="#f8dcb0" />
      <circle cx={66} cy={64} r={20} fill="#f2a94a" />
      <rect y={84} width={320} height={60} fill="#4f9aa3" />
      <path
        d="M12 96 h30 M58 104 h24 M20 116 h22 M84 92 h20 M70 120 h26"
        stroke="#f6d58b"
        strokeWidth={2.2}
        strokeLinecap="round"
      />
      <path d="M320 92 C 262 96 210 104 150 128 L 120 146 H 320 Z" fill="#6fa45f" />
      <Fort />
      <Palm x={296} y={104} size={70} lean={-12} />
      <path d="M0 142 H 320 V 180 H 0 Z" fill="#7a4a2a" />
      <path d="M0 142 H 320 V 147 H 0 Z" fill="#96603a" />
      <Book />
      <Lamp />
    </Scene>
  )
}

/** The bastion at the sea stands out from the wall like the head of a keyhole. */
function Fort() {
  return (
    <>
      <path d="M176 62 H 300 V 112 H 168 Z" fill="#a9543a" />
      <path d="M172 86 H 300 M170 99 H 300 M174 74 H 300" stroke="#8f4230" strokeWidth={1.6} />
      <path
        d="M176 62 v-8 h10 v8 M194 62 v-8 h10 v8 M212 62 v-8 h10 v8 M230 62 v-8 h10 v8 M248 62 v-8 h10 v8 M266 62 v-8 h10 v8 M284 62 v-8 h10 v8"
        fill="#a9543a"
      />
      <path d="M118 58 H 178 L 186 124 C 168 132 128 132 110 124 Z" fill="#bd6546" />
      <path d="M152 58 H 178 L 186 124 C 178 128 168 129.5 158 130 Z" fill="#9c4a32" />
      <path
        d="M113 96 C 130 102 166 102 183 96 M115.5 78 C 130 83 166 83 180.5 78"
        fill="none"
        stroke="#84392a"
        strokeWidth={1.8}
      />
      <path
        d="M116 58 v-9 h11 v9 Z M132 58 v-9 h11 v9 Z M148 58 v-9 h11 v9 Z M164 58 v-9 h11 v9 Z"
        fill="#bd6546"
      />
      <path d="M112 56 H 184 V 63 H 112 Z" fill="#cf7a58" />
      <g fill="#5b2418">
        <path d="M130 76 a3.5 3.5 0 0 1 7 0 V 86 H 130 Z" />
        <path d="M158 76 a3.5 3.5 0 0 1 7 0 V 86 H 158 Z" />
        <path d="M226 112 V 96 a9 9 0 0 1 18 0 V 112 Z" />
      </g>
    </>
  )
}

/** Palm leaves, cut to one length, written on by scratching, tied by a cord. */
function Book() {
  return (
    <g transform="translate(34 132) rotate(-3)">
      <path d="M-6 30 H 150 L 156 36 H 0 Z" fill="#4c2c18" />
      <rect x={-2} y={22} width={150} height={9} rx={2} fill="#a97c3d" />
      <rect x={2} y={15} width={148} height={9} rx={2} fill="#c39a55" />
      <path d="M0 0 H 152 C 156 0 156 16 152 16 H 0 C -4 16 -4 0 0 0 Z" fill="#e6c886" />
      <path
        d="M8 5 c3 -3 6 3 9 0 s6 3 9 0 s6 3 9 0 M8 11 c3 -3 6 3 9 0 s6 3 9 0 s6 3 9 0 s6 3 9 0 M54 5 c3 -3 6 3 9 0 s6 3 9 0 s6 3 9 0 M66 11 c3 -3 6 3 9 0 s6 3 9 0 M98 5 c3 -3 6 3 9 0 s6 3 9 0 s6 3 9 0 s6 3 9 0 M98 11 c3 -3 6 3 9 0 s6 3 9 0 s6 3 9 0"
        fill="none"
        stroke="#6b4520"
        strokeWidth={1.4}
        strokeLinecap="round"
      />
      <circle cx={46} cy={8} r={2.4} fill="#6b4520" />
      <circle cx={142} cy={8} r={2.4} fill="#6b4520" />
      <path
        d="M46 8 C 44 22 52 30 46 40"
        fill="none"
        stroke="#c23a22"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
    </g>
  )
}

/** A nilavilakku: foot, stem, bowl of oil, and a spire; flames to two sides. */
function Lamp() {
  return (
    <g transform="translate(250 166)">
      <g fill="#fbd75e" opacity={0.22}>
        <circle cx={-26} cy={-57} r={22} />
        <circle cx={26} cy={-57} r={22} />
        <circle cx={-26} cy={-57} r={13} />
        <circle cx={26} cy={-57} r={13} />
      </g>
      <path d="M-24 0 C -22 -8 -10 -8 -6 -14 H 6 C 10 -8 22 -8 24 0 Z" fill="#c48a26" />
      <path
        d="M-4 -14 C -8 -20 -8 -24 -3 -28 C -7 -32 -6 -36 -3 -40 H 3 C 6 -36 7 -32 3 -28 C 8 -24 8 -20 4 -14 Z"
        fill="#dba63a"
      />
      <path d="M-30 -48 C -24 -38 24 -38 30 -48 Z" fill="#c48a26" />
      <path d="M-32 -50 H 32 L 29 -46 H -29 Z" fill="#e9c25a" />
      <path
        d="M-4 -50 C -5 -58 -2 -62 -3 -68 C -6 -72 -3 -80 0 -86 C 3 -80 6 -72 3 -68 C 2 -62 5 -58 4 -50 Z"
        fill="#dba63a"
      />
      <path
        d="M-28 -50 C -34 -56 -28 -62 -27 -70 C -20 -62 -20 -54 -24 -50 Z M28 -50 C 34 -56 28 -62 27 -70 C 20 -62 20 -54 24 -50 Z"
        fill="#ee7b28"
      />
      <path
        d="M-27 -50 C -29 -54 -26 -57 -26 -62 C -22 -57 -22 -53 -25 -50 Z M27 -50 C 29 -54 26 -57 26 -62 C 22 -57 22 -53 25 -50 Z"
        fill="#fdf3cf"
      />
    </g>
  )
}
