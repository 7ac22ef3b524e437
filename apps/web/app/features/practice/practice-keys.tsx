import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRow, KeysDialog } from '../../ui/keys-dialog.tsx'

/** The keyboard shortcuts of exercises. */
export function PracticeKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <KeysDialog open={open} onClose={onClose}>
      <KeyRow keys={['1', '2', '3', '4']}>
        <Trans>choose an answer</Trans>
      </KeyRow>
      <KeyRow keys={['1', '…', '9', '0', 'q', '…']}>
        <Trans>put a tile, or mark what you lacked</Trans>
      </KeyRow>
      <KeyRow keys={['Backspace']}>
        <Trans>take the last tile back</Trans>
      </KeyRow>
      <KeyRow keys={['0']}>
        <Trans>I don't know</Trans>
      </KeyRow>
      <KeyRow keys={['Enter', t`Space`]}>
        <Trans>go on</Trans>
      </KeyRow>
      <KeyRow keys={[t`Space`]}>
        <Trans>hear it again, before the answer</Trans>
      </KeyRow>
      <KeyRow keys={['Esc']}>
        <Trans>close: what you did is kept</Trans>
      </KeyRow>
      <KeyRow keys={['?']}>
        <Trans>show these keys</Trans>
      </KeyRow>
    </KeysDialog>
  )
}
