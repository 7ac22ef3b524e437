import { type ColumnKind, type Columns, columnKinds, type Sheet } from '@app/learning/bring'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { inputShape } from '../../ui/form/labelled.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

/** So many rows are shown: enough to see what is in a column. */
const shownRows = 5

type Props = { sheet: Sheet; columns: Columns; onColumns: (columns: Columns) => void }

/** The columns of a sheet with its first rows, and what each is taken for, which can be changed. */
export function ColumnChoice({ sheet: { name, heads, rows }, columns, onColumns }: Props) {
  const { t } = useLingui()
  const id = useId()
  const names: Record<ColumnKind, string> = {
    word: t`Malayalam`,
    meaning: t`Meaning`,
    pronunciation: t`Transliteration`,
    sentence: t`Example`,
    translation: t`Example in English`,
  }
  const caption = name === '' ? t`The columns of the file` : t`The fields of ${name}`
  const filled = filledColumns(heads, rows)
  const kindAt = (place: number) => columnKinds.find((kind) => columns[kind] === place)
  const headAt = (place: number) => heads[place] || t`Column ${place + 1}`

  /** A column has one kind, and a kind one column: the one that had it before is left out. */
  function choose(place: number, kind: string) {
    const kept = columnKinds.flatMap((one) => {
      const at = one === kind ? place : columns[one]
      return at === undefined || (at === place && one !== kind) ? [] : [[one, at] as const]
    })
    onColumns(Object.fromEntries(kept))
  }

  return (
    // It can be scrolled by keys, which needs a focus.
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
      tabIndex={0}
      className="my-3 overflow-x-auto rounded-xl border-2 border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="px-3 pt-2 pb-1 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {filled.map((place) => (
              <th key={place} scope="col" className="min-w-36 px-2 py-2 align-bottom font-normal">
                <label htmlFor={id + place} className="mb-1 block font-semibold break-words">
                  <MixedText text={headAt(place)} />
                </label>
                <select
                  id={id + place}
                  value={kindAt(place) ?? ''}
                  onChange={({ target }) => choose(place, target.value)}
                  className={`${inputShape} text-base`}
                >
                  <option value="">{t`Leave out`}</option>
                  {columnKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {names[kind]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ key, cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {filled.map((place) => (
                <td
                  key={place}
                  className={`max-w-60 px-2 py-1.5 align-top ${kindAt(place) ? '' : 'text-ink-soft'}`}
                >
                  <span className="line-clamp-3 break-words">
                    <MixedText text={cells[place] ?? ''} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The places of the columns in which something stands. */
function filledColumns(heads: Sheet['heads'], rows: Sheet['rows']): number[] {
  const many = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads.length)
  return Array.from({ length: many }, (_, place) => place).filter((place) =>
    rows.some(({ cells }) => (cells[place] ?? '') !== ''),
  )
}
