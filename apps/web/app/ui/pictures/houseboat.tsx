/**
 * A kettuvallam: a black hull, and a roof of woven palm in arches. It reaches from -46 to 300, and floats at
 * 84.
 */
export function Houseboat() {
  return (
    <>
      <path
        d="M-34 66 C -18 70 0 74 20 74 H 212 C 238 74 262 64 278 46 C 262 52 244 56 226 56 H 6 C -10 56 -26 52 -44 44 C -42 54 -40 62 -34 66 Z"
        fill="#3a2b20"
      />
      <path d="M6 56 H 226 L 222 62 H 10 Z" fill="#b98a3c" />
      <path d="M14 56 V 26 C 24 8 58 4 84 8 V 56 Z" fill="#c79a54" />
      <path d="M84 56 V 8 C 112 -4 152 -4 176 10 V 56 Z" fill="#d8ad68" />
      <path d="M176 56 V 14 C 196 10 212 22 220 36 L 224 56 Z" fill="#c79a54" />
      <path
        d="M14 40 C 40 36 62 36 84 38 M84 30 C 116 24 148 24 176 30 M84 44 C 116 40 148 40 176 44 M176 38 C 194 36 208 40 222 46"
        fill="none"
        stroke="#9a7237"
        strokeWidth={2}
      />
      <g fill="#4a3624">
        <rect x={32} y={30} width={16} height={20} rx={3} />
        <rect x={56} y={30} width={16} height={20} rx={3} />
        <path d="M104 52 V 32 a13 13 0 0 1 26 0 V 52 Z" />
        <rect x={142} y={28} width={18} height={22} rx={3} />
        <rect x={186} y={32} width={14} height={18} rx={3} />
      </g>
    </>
  )
}
