import { Scene } from './scene.tsx'

/** A sadya on its banana leaf, and a glass of chaya. Decoration only. */
export function FoodScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <rect width={320} height={180} fill="#b97a44" />
      <path d="M0 44 H 320 M0 92 H 320 M0 138 H 320" stroke="#a3673a" strokeWidth={2.5} />
      <path d="M120 0 V 44 M40 44 V 92 M262 92 V 138 M90 138 V 180" stroke="#a3673a" strokeWidth={2.5} />
      <path
        d="M12 104 C 34 48 138 30 214 44 C 244 50 250 76 244 102 C 234 146 120 170 54 150 C 30 142 16 124 12 104 Z"
        fill="#2d7a41"
      />
      <path
        d="M12 100 C 34 46 138 28 214 41 C 244 47 249 72 243 97 C 234 140 120 164 54 145 C 30 138 16 120 12 100 Z"
        fill="#4a9f58"
      />
      <path
        d="M14 101 C 80 92 160 82 245 78"
        fill="none"
        stroke="#a8d48c"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d="M48 96 C 52 80 62 66 74 56 M92 91 C 98 74 108 58 120 44 M140 87 C 148 70 158 54 168 40 M190 82 C 198 68 208 56 214 46 M60 97 C 68 112 84 132 98 150 M110 91 C 122 110 136 130 146 149 M160 86 C 174 104 188 120 196 133"
        fill="none"
        stroke="#3c8b4b"
        strokeWidth={1.6}
      />
      <Dishes />
      <path
        d="M86 134 C 84 112 106 96 130 96 C 154 96 172 110 170 128 C 160 140 104 146 86 134 Z"
        fill="#fdf8ea"
      />
      <path
        d="M110 106 C 122 98 146 100 152 112 C 156 122 150 126 146 120 C 142 116 138 128 132 122 C 126 116 122 126 116 120 C 110 116 106 110 110 106 Z"
        fill="#eeb93c"
      />
      <g stroke="#e4d8b8" strokeWidth={2} strokeLinecap="round">
        <path d="M98 128 l4 1 M112 132 l4 0 M128 134 l4 -1 M146 131 l4 -1 M158 124 l3 -2 M96 120 l3 -2" />
      </g>
      <path
        d="M184 118 C 196 108 220 106 228 100 C 226 114 208 126 190 128 C 184 128 180 122 184 118 Z"
        fill="#f2cd3d"
      />
      <path d="M188 122 C 202 120 216 112 226 102" fill="none" stroke="#c99a1e" strokeWidth={1.6} />
      <Tea />
    </Scene>
  )
}

function Dishes() {
  return (
    <>
      <circle cx={58} cy={122} r={20} fill="#f0d28b" />
      <circle cx={58} cy={122} r={20} fill="none" stroke="#d9ae55" strokeWidth={2} />
      <g fill="#d9ae55">
        <circle cx={52} cy={116} r={2.6} />
        <circle cx={64} cy={119} r={2} />
        <circle cx={57} cy={130} r={2.4} />
        <circle cx={68} cy={128} r={1.6} />
      </g>
      <ellipse cx={56} cy={82} rx={13} ry={8} fill="#5b2a18" />
      <ellipse cx={86} cy={70} rx={15} ry={10} fill="#b9cf5a" />
      <path
        d="M78 70 l5 -4 M86 72 l5 -5 M84 66 l6 1 M92 72 l4 -1"
        stroke="#5d7f2a"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <ellipse cx={122} cy={62} rx={16} ry={10} fill="#f4e3a4" />
      <path
        d="M112 62 l7 -4 M120 66 l8 -2 M126 58 l6 2 M118 58 l3 2"
        stroke="#e08a2c"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <path d="M114 66 l5 1 M124 62 l5 3" stroke="#5d9a3f" strokeWidth={2.6} strokeLinecap="round" />
      <ellipse cx={158} cy={58} rx={14} ry={9} fill="#d9527a" />
      <ellipse cx={156} cy={56} rx={7} ry={3.4} fill="#e986a4" />
      <ellipse cx={192} cy={58} rx={14} ry={9} fill="#e9a52f" />
      <g fill="#3d2415">
        <circle cx={188} cy={56} r={1.4} />
        <circle cx={196} cy={60} r={1.4} />
        <circle cx={193} cy={55} r={1.2} />
      </g>
      <g fill="#efb838">
        <circle cx={216} cy={66} r={5} />
        <circle cx={225} cy={62} r={5} />
        <circle cx={222} cy={71} r={5} />
      </g>
    </>
  )
}

/** A chaya, poured from high up: foam on top. */
function Tea() {
  return (
    <>
      <g fill="none" stroke="#fdf3dc" strokeWidth={3.5} strokeLinecap="round" opacity={0.75}>
        <path d="M274 52 C 268 42 282 36 276 24" />
        <path d="M290 50 C 284 40 298 34 292 20" />
      </g>
      <ellipse cx={283} cy={152} rx={30} ry={8} fill="#8d5a30" />
      <path d="M256 62 H 310 L 303 150 C 302 155 264 155 263 150 Z" fill="#e9dfc9" />
      <path d="M259 76 H 307.5 L 301.5 145 C 301 149 265 149 264.5 145 Z" fill="#b5713a" />
      <path d="M258 68 C 272 60 294 60 308.5 68 L 307.6 82 C 294 88 272 88 258.8 82 Z" fill="#f6e2bd" />
      <path d="M268 92 L 271 138" stroke="#cf935c" strokeWidth={4} strokeLinecap="round" />
      <path d="M261 106 H 305 M262 116 H 304" stroke="#e9dfc9" strokeWidth={1.6} opacity={0.5} />
    </>
  )
}
