import type { WordsRefusal } from '@app/learning/bring'
import { Trans } from '@lingui/react/macro'

/** Why a file was refused, and what to do. */
export function Refused({ refusal }: { refusal: WordsRefusal }) {
  switch (refusal.why) {
    case 'foreign':
      return (
        <Trans>
          This is no file of words: a table needs a column with words in Malayalam. Nothing was changed.
        </Trans>
      )
    case 'newer':
      return <Trans>A newer version of this app saved this file. Reload the page, then load it again.</Trans>
    case 'damaged':
      return <Trans>This file is damaged, so nothing was taken from it. Nothing was changed.</Trans>
    case 'no words':
      return <Trans>There is no Malayalam word in this file. Nothing was changed.</Trans>
    case 'too many':
      return <Trans>This file is too large: at most 20,000 words are taken. Nothing was changed.</Trans>
  }
}
