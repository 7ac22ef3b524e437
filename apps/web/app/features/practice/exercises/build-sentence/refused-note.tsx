import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../../../ui/mixed-text.tsx'

/** An ending that did not join, and the word that it was put to. */
export type Refused = { ending: string; word: string | undefined } & (
  | { type: 'no' }
  /** How it is written behind that word, and what that gives. */
  | { type: 'other-shape'; shape: string; text: string }
)

/** Why an ending did not join, in one line. */
export function RefusedNote({ refused }: { refused: Refused }) {
  const { ending, word } = refused
  if (word === undefined)
    return (
      <Trans>
        <MixedText text={ending} /> is an ending: first the word that it joins.
      </Trans>
    )
  switch (refused.type) {
    case 'no':
      return (
        <Trans>
          <MixedText text={ending} /> does not join to <MixedText text={word} />.
        </Trans>
      )
    case 'other-shape':
      return (
        <Trans>
          After <MixedText text={word} /> it is written <MixedText text={refused.shape} />:{' '}
          <MixedText text={refused.text} />.
        </Trans>
      )
  }
}
