import { Trans } from '@lingui/react/macro'

type Props = {
  caption: string
  head: readonly [string, string]
  rows: readonly (readonly [string, number])[]
}

/** The data of a chart, in words and numbers. */
export function ChartTable({ caption, head, rows }: Props) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
        <Trans>As a table</Trans>
      </summary>
      <table className="mt-1 w-full max-w-sm border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="border-b-2 border-line py-1">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line py-1 font-normal">
                {name}
              </th>
              <td className="border-b border-line py-1 tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
