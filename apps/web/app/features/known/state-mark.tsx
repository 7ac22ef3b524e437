import type { ItemState } from '@app/learning/course/known'
import { Trans } from '@lingui/react/macro'

const marks: Record<ItemState, string> = {
  lasting: 'bg-accent border-accent',
  known: 'bg-gold border-gold',
  met: 'bg-gold-soft border-gold',
  new: 'border-dashed border-ink-soft',
}

/** The colour of a state. The words beside it say the same. */
export const StateMark = ({ state }: { state: ItemState }) => (
  <span aria-hidden="true" className={`inline-block size-3 shrink-0 rounded-full border ${marks[state]}`} />
)

export function StateName({ state }: { state: ItemState }) {
  switch (state) {
    case 'lasting':
      return <Trans>known for weeks</Trans>
    case 'known':
      return <Trans>known</Trans>
    case 'met':
      return <Trans>being learnt</Trans>
    case 'new':
      return <Trans>not seen yet</Trans>
  }
}
