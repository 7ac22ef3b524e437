type Props = { x: number; y: number; size: number; lean?: number }

const leaf = 'M0 0 C 10 -14 30 -18 46 -8 C 34 -8 26 -5 22 0 C 16 -4 8 -4 0 0 Z'

/** A coconut palm whose foot is at x, y. `size` is its height, `lean` how far its top is to the side. */
export function Palm({ x, y, size, lean = 8 }: Props) {
  const scale = size / 100
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d={`M-3 0 C -2 -40 ${lean - 6} -70 ${lean - 1} -92 L ${lean + 3} -92 C ${lean - 1} -66 5 -38 5 0 Z`}
        className="fill-[#8a6b45]"
      />
      <g transform={`translate(${lean + 1} -93)`} className="fill-[#2f7a48]">
        {[-172, -140, -100, -62, -28, 8].map((turn) => (
          <path key={turn} d={leaf} transform={`rotate(${turn + 30})`} />
        ))}
        <g className="fill-[#256139]">
          <path d={leaf} transform="rotate(52) scale(0.9)" />
          <path d={leaf} transform="rotate(-188) scale(0.9 -0.9)" />
        </g>
        <circle cx={-3} cy={4} r={5} className="fill-[#b98a3c]" />
        <circle cx={5} cy={6} r={5} className="fill-[#a5762c]" />
      </g>
    </g>
  )
}
