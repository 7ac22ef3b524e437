import { Trans } from '@lingui/react/macro'

type Props = { why: 'no room' | 'too many' | undefined }

/** Says that a word could not be saved, and what helps. Screen readers say it at once. */
export const NotSavedLine = ({ why }: Props) => (
  <div role="alert" className="font-semibold text-laterite empty:hidden">
    {why === 'no room' && (
      <Trans>
        This browser has no room left: the word was not saved. Free some space, then save it again.
      </Trans>
    )}
    {why === 'too many' && (
      <Trans>
        Your list is full: it has room for 20,000 words. The word was not saved, and none of your words is
        gone. Remove some, then save it again.
      </Trans>
    )}
  </div>
)
