import { Trans } from '@lingui/react/macro'
import type { ReviewedWords } from '../../device/settings/reviewed-words-choice.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'

type Props = { wanted?: ReviewedWords; wordsAddress: string; todayAddress: string }

/** Shown when there is no word to review yet: where words come from. */
export function NothingToReview({ wanted = 'all', wordsAddress, todayAddress }: Props) {
  return (
    <div className="text-center">
      <EmptyBoat className="mx-auto h-32" />
      <p className="my-4">
        {wanted === 'all' ? (
          <Trans>
            Words that you meet in sessions and quizzes, and words that you save, come here to be reviewed,
            each just before it would be forgotten. There are none yet.
          </Trans>
        ) : (
          <Trans>
            Words that you save come here to be reviewed, each just before it would be forgotten. None is
            saved yet.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {wanted === 'all' && (
          <LinkButton to={todayAddress} className="px-5">
            <Trans>To today's session</Trans>
          </LinkButton>
        )}
        <LinkButton to={wordsAddress} variant={wanted === 'all' ? 'quiet' : 'primary'} className="px-5">
          <Trans>Look for words</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
