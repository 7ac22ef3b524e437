export type ComparisonRow = { name: string; cells: readonly string[] }

type Props = {
  caption: string
  /** What is compared; the first is ours, and stands out. */
  kinds: readonly string[]
  rows: readonly ComparisonRow[]
}

/** A table of what differs. On a narrow screen each row becomes a block whose cells name their kind themselves. */
export function ComparisonTable({ caption, kinds, rows }: Props) {
  return (
    <table className="block w-full md:table md:border-separate md:border-spacing-0">
      <caption className="block pb-3 text-left text-ink-soft md:table-caption">{caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          <td />
          {kinds.map((kind, place) => (
            <th
              key={kind}
              scope="col"
              className={`p-3 text-left align-bottom ${place === 0 ? 'rounded-t-2xl bg-accent-soft' : ''}`}
            >
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 md:table-row-group">
        {rows.map((row) => (
          <ComparedRow key={row.name} row={row} kinds={kinds} />
        ))}
      </tbody>
    </table>
  )
}

function ComparedRow({ row: { name, cells }, kinds }: { row: ComparisonRow; kinds: readonly string[] }) {
  return (
    <tr className="block overflow-hidden rounded-2xl border-2 border-line bg-surface md:table-row md:bg-transparent">
      <th
        scope="row"
        className="block bg-raised px-4 py-2 text-left text-lg font-bold md:table-cell md:border-t md:border-line md:bg-transparent md:p-3 md:align-top md:text-base"
      >
        {name}
      </th>
      {cells.map((cell, place) => (
        <td
          key={kinds[place]}
          className={`block border-t border-line px-4 py-2 md:table-cell md:p-3 md:align-top ${place === 0 ? 'bg-accent-soft' : ''}`}
        >
          <span className="block text-sm font-semibold text-ink-soft md:hidden">{kinds[place]}</span>
          {cell}
        </td>
      ))}
    </tr>
  )
}
