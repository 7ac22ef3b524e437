/** Rings of petals from the middle out: how many, how far away, how long, and their colour. */
const rings = [
  { petals: 18, at: 62, long: 15, colour: 'fill-[#e0862f]' },
  { petals: 18, at: 44, long: 15, colour: 'fill-[#f2c230]' },
  { petals: 12, at: 27, long: 13, colour: 'fill-[#c43d5a]' },
]

/** A pookalam, the carpet of flowers of Onam. Decoration only. */
export function Pookalam({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="-84 -84 168 168" aria-hidden="true" className={className}>
      <circle r={80} className="fill-[#4d8f4a]" />
      <circle r={73} className="fill-[#fbf0d8]" />
      {rings.map(({ petals, at, long, colour }) => (
        <g key={at} className={colour}>
          {Array.from({ length: petals }, (_, place) => (place * 360) / petals).map((turn) => (
            <ellipse key={turn} cy={-at} rx={at / 8 + 3} ry={long / 1.5} transform={`rotate(${turn})`} />
          ))}
        </g>
      ))}
      <circle r={15} className="fill-[#fbf0d8]" />
      <circle r={9} className="fill-[#e0862f]" />
    </svg>
  )
}
