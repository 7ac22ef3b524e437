import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { keepLines, keepPlace } from '../../device/texts/shelf.ts'
import { LinkButton } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { OneMoment } from '../../ui/one-moment.tsx'
import { ChapterChoice } from './chapter-choice.tsx'
import type { Reading } from './text-to-read.tsx'
import { useShelfText } from './use-shelf.ts'

type Props = { id: string; shelfAddress: string; renderText: (reading: Reading) => ReactNode }

/** A text of the shelf, chapter by chapter, from where reading stopped. */
export function ShelfReader({ id, shelfAddress, renderText }: Props) {
  const { open, isResumed, choose } = useShelfText(id)
  if (open === 'coming') return <OneMoment />
  const back = (
    <LinkButton variant="quiet" to={shelfAddress} className="text-base">
      <Trans>All texts</Trans>
    </LinkButton>
  )
  if (open === 'missing')
    return (
      <>
        <p role="alert" className="mb-4 text-lg">
          <Trans>This text is not on this device any more.</Trans>
        </p>
        {back}
      </>
    )
  const { text, chapter, readable } = open
  const keep = (place: { chapter: number; line: number }) => void keepPlace(id, place).catch(() => undefined)
  const choice = (isAgain: boolean) =>
    text.chapters.length > 1 && (
      <ChapterChoice
        isAgain={isAgain}
        chapters={text.chapters}
        chapter={chapter}
        onChapter={(wanted) => {
          keep({ chapter: wanted, line: 0 })
          choose(wanted)
        }}
      />
    )
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-2xl font-bold break-words">
          <MixedText text={text.title} />
        </h2>
        {back}
      </div>
      {choice(false)}
      <div key={chapter}>
        {renderText({
          readable,
          video: undefined,
          first: isResumed ? text.place.line : 0,
          onFirst: (line) => keep({ chapter, line }),
          onTranslations: (lines) => void keepLines(id, chapter, lines).catch(() => undefined),
        })}
      </div>
      {choice(true)}
    </>
  )
}
