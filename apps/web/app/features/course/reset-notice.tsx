import { Trans, useLingui } from '@lingui/react/macro'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'

/** Says that the progress was reset, and offers to take that back. */
export function ResetNotice({ onUndo }: { onUndo: () => void }) {
  const { t } = useLingui()
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl border-2 border-gold bg-gold-soft p-3"
    >
      <p className="font-semibold">
        <Trans>Your progress was reset.</Trans>
      </p>
      <Button
        variant="quiet"
        onClick={() => {
          onUndo()
          announce(t`Your progress is back.`)
        }}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
