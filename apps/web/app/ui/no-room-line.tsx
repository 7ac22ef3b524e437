import { Trans } from '@lingui/react/macro'

/** Says that a word could not be saved. Screen readers say it at once. */
export const NoRoomLine = ({ refused }: { refused: boolean }) => (
  <div role="alert" className="font-semibold text-laterite empty:hidden">
    {refused && (
      <Trans>
        This browser has no room left: the word was not saved. Free some space, then save it again.
      </Trans>
    )}
  </div>
)
