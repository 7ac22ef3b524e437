import type { VocabularyOrder } from '@app/learning/vocabulary'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

type Order = { by: VocabularyOrder; descending: boolean }
type Props = {
  order: Order
  by: VocabularyOrder
  onOrder: (order: Order) => void
  className: string
  children: ReactNode
}

/**
 * The head of a column. The first press sorts by it, the second the other way round, the third restores the
 * order of the text.
 */
export function SortButton({ order, by, onOrder, className, children }: Props) {
  const isChosen = order.by === by
  const begin = { by, descending: by === 'count' }
  const isTurned = isChosen && order.descending !== begin.descending
  const next: Order = isTurned
    ? { by: 'text', descending: false }
    : isChosen
      ? { by, descending: !begin.descending }
      : begin
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (order.descending ? 'descending' : 'ascending') : undefined}
      className={`p-0 align-bottom ${className}`}
    >
      <button
        type="button"
        onClick={() => onOrder(next)}
        className="flex min-h-11 w-full items-center gap-1 pr-1 text-left text-sm font-bold break-words hover:text-accent sm:text-base"
      >
        {children}
        {isChosen &&
          (order.descending ? (
            <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
          ) : (
            <ArrowUp aria-hidden="true" className="size-4 shrink-0" />
          ))}
      </button>
    </th>
  )
}
