import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRow, KeysDialog } from '../../ui/keys-dialog.tsx'

/** The keyboard shortcuts of the quiz. */
export function QuizKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <KeysDialog open={open} onClose={onClose}>
      <KeyRow keys={['1', '2', '3', '4']}>
        <Trans>choose an answer</Trans>
      </KeyRow>
      <KeyRow keys={['Enter']}>
        <Trans>check, and go on</Trans>
      </KeyRow>
      <KeyRow keys={[t`Space`]}>
        <Trans>hear it again</Trans>
      </KeyRow>
      <KeyRow keys={['W']}>
        <Trans>explain the words, once checked</Trans>
      </KeyRow>
      <KeyRow keys={['Esc']}>
        <Trans>go back</Trans>
      </KeyRow>
      <KeyRow keys={['?']}>
        <Trans>show these keys</Trans>
      </KeyRow>
    </KeysDialog>
  )
}
