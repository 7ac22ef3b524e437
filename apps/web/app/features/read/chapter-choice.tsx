import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ShelfText } from '../../device/texts/shelf.ts'
import { IconButton } from '../../ui/button.tsx'
import { FixedList } from '../../ui/fixed-list.tsx'
import { inputShape } from '../../ui/form/labelled.tsx'

type Props = {
  chapters: ShelfText['chapters']
  chapter: number
  onChapter: (chapter: number) => void
  /** It stands below the chapter, too: the page has one landmark of it. */
  isAgain?: boolean
}

/** The chapters of a book: the one that is open, those beside it, and a list of all. */
export function ChapterChoice({ chapters, chapter, onChapter, isAgain = false }: Props) {
  const { t } = useLingui()
  const last = chapters.length - 1
  const nameOf = (title: string, place: number) => title || t`Chapter ${place + 1}`
  const Frame = isAgain ? 'div' : 'nav'
  return (
    <Frame {...(!isAgain && { 'aria-label': t`Chapters` })} className="my-3 flex items-center gap-2">
      <IconButton
        label={t`Chapter before`}
        aria-disabled={chapter === 0}
        onClick={() => chapter > 0 && onChapter(chapter - 1)}
        className="aria-disabled:opacity-40"
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <label className="min-w-0 grow">
        <span className="sr-only">
          <Trans>Chapter</Trans>
        </span>
        <select
          value={chapter}
          onChange={({ target }) => onChapter(Number(target.value))}
          className={`${inputShape} w-full`}
        >
          <FixedList items={chapters}>
            {({ title }, place) => <option value={place}>{nameOf(title, place)}</option>}
          </FixedList>
        </select>
      </label>
      <IconButton
        label={t`Chapter after`}
        aria-disabled={chapter === last}
        onClick={() => chapter < last && onChapter(chapter + 1)}
        className="aria-disabled:opacity-40"
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </Frame>
  )
}
