import type { WhyWrong } from '@app/learning/quiz'
import { isMalayalam } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'

/** Why a chosen answer is wrong, in one line. */
export function WhyLine({ why }: { why: WhyWrong }) {
  switch (why.type) {
    case 'letters': {
      const { chosen, right } = why
      return (
        <Trans>
          <MixedText text={chosen.letter} /> says “<span lang="ml-Latn">{chosen.says}</span>”;{' '}
          <MixedText text={right.letter} /> says “<span lang="ml-Latn">{right.says}</span>”.
        </Trans>
      )
    }
    case 'option':
      // A Malayalam phrase is long, and stands above as it was chosen.
      return isMalayalam(why.text) ? (
        <Trans>
          That means “<span lang="en">{why.means}</span>”.
        </Trans>
      ) : (
        <Trans>
          “<MixedText text={why.text} />” is “<MixedText text={why.means} />
          ”.
        </Trans>
      )
    case 'told':
      return <MixedText text={why.text} />
    case 'words':
      return why.words.map(({ text, means }, at) => (
        <span key={text}>
          {at > 0 && ' '}
          <Trans>
            <MixedText text={text} /> means “<span lang="en">{means}</span>”.
          </Trans>
        </span>
      ))
  }
}
