import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRow, KeysDialog } from '../../../../ui/keys-dialog.tsx'

/** The keyboard shortcuts of the player. */
export function PlayerKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <KeysDialog open={open} onClose={onClose}>
      <KeyRow keys={[t`Space`]}>
        <Trans>play and pause</Trans>
      </KeyRow>
      <KeyRow keys={['←', '→']}>
        <Trans>previous and next line</Trans>
      </KeyRow>
      <KeyRow keys={['↑']}>
        <Trans>repeat the line</Trans>
      </KeyRow>
      <KeyRow keys={['L']}>
        <Trans>loop the line</Trans>
      </KeyRow>
      <KeyRow keys={['A']}>
        <Trans>pause after each line</Trans>
      </KeyRow>
      <KeyRow keys={['[', ']']}>
        <Trans>slower and faster</Trans>
      </KeyRow>
      <KeyRow keys={['S']}>
        <Trans>save the word in focus</Trans>
      </KeyRow>
      <KeyRow keys={['?']}>
        <Trans>show these keys</Trans>
      </KeyRow>
    </KeysDialog>
  )
}
