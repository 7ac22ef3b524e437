type ComparisonRow = { name: string; cells: readonly string[] }

type Props = {
  caption: string
  /** What is compared. The first is ours and is highlighted. */
  kinds: readonly string[]
  rows: readonly ComparisonRow[]
}

type RowProps = { row: ComparisonRow; kinds: readonly string[] }

/** A table of differences. On a narrow screen each row becomes a block whose cells show their kind. */
export function ComparisonTable({ caption, kinds, rows }: Props) {
  return (
    <div className="@container">
      <table className="block w-full @3xl:table @3xl:border-separate @3xl:border-spacing-0">
        <caption className="block pb-3 text-left text-ink-soft @3xl:table-caption">{caption}</caption>
        <thead className="hidden @3xl:table-header-group">
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
        <tbody className="grid gap-4 @xl:grid-cols-2 @3xl:table-row-group">
          {rows.map((row) => (
            <ComparedRow key={row.name} row={row} kinds={kinds} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ComparedRow({ row: { name, cells }, kinds }: RowProps) {
  return (
    <tr className="block overflow-hidden rounded-2xl border-2 border-line bg-surface @3xl:table-row @3xl:bg-transparent">
      <th
        scope="row"
        className="block bg-raised px-4 py-2 text-left text-lg font-bold @3xl:table-cell @3xl:border-t @3xl:border-line @3xl:bg-transparent @3xl:p-3 @3xl:align-top @3xl:text-base"
      >
        {name}
      </th>
      {cells.map((cell, place) => (
        <td
          key={kinds[place]}
          className={`block border-t border-line px-4 py-2 @3xl:table-cell @3xl:p-3 @3xl:align-top ${place === 0 ? 'bg-accent-soft' : ''}`}
        >
          <span className="block text-sm font-semibold text-ink-soft @3xl:hidden">{kinds[place]}</span>
          {cell}
        </td>
      ))}
    </tr>
  )
}
