import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'

/** Shown when no word has been saved yet. */
export function NothingToReview({ wordsAddress }: { wordsAddress: string }) {
  return (
    <div className="text-center">
      <EmptyBoat className="mx-auto h-32" />
      <p className="my-4">
        <Trans>
          Words that you save come here to be reviewed, each just before it would be forgotten. None is saved
          yet.
        </Trans>
      </p>
      <LinkButton to={wordsAddress}>
        <Trans>Look for words</Trans>
      </LinkButton>
    </div>
  )
}
