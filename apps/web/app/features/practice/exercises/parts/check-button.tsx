import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'

type Props = Pick<ExerciseScreenProps, 'slot'> & { isEmpty: boolean; onCheck: () => void }

/** Checks an answer, in the place that a session has for its button. While there is none, it does nothing. */
export function CheckButton({ slot, isEmpty, onCheck }: Props) {
  if (!slot) return null
  return createPortal(
    <Button aria-disabled={isEmpty} onClick={isEmpty ? undefined : onCheck} className="w-full">
      <Trans>Check</Trans>
    </Button>,
    slot,
  )
}
