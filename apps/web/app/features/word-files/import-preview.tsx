import { type Columns, type WordFile, type WordsRefusal, wordsOfFile } from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FixedList } from '../../ui/fixed-list.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { type Offer, offerOf } from './import-words.ts'
import { LeftRows } from './left-rows.tsx'
import { Refused } from './refused.tsx'

type Props = {
  file: WordFile
  mine: readonly SavedWord[]
  onTake: (offer: Offer) => void
  onLeave: () => void
}

/** What a file would add, before it does: by its columns, which can be set, and its rows, which can be mended. */
export function ImportPreview({ file, mine, onTake, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const sheets = file.type === 'sheets' ? file.sheets : []
  const [columns, setColumns] = useState<readonly Columns[]>(sheets.map(({ columns }) => columns))
  const [mended, setMended] = useState<ReadonlyMap<number, string>>(new Map())
  const read = wordsOfFile(file, columns, mended)
  const offer = read.type === 'sound' ? offerOf(mine, read) : undefined

  function mend(key: number, word: string) {
    setMended(new Map([...mended, [key, word]]))
    // The row and its field are gone if the word is one.
    heading.current?.focus()
  }

  return (
    <div className="mt-3 rounded-2xl bg-raised p-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        <Trans>In the file</Trans>
      </h3>
      <FixedList items={sheets}>
        {(sheet, place) =>
          !sheet.own && (
            <ColumnChoice
              sheet={sheet}
              columns={columns[place] ?? {}}
              onColumns={(now) => setColumns(columns.with(place, now))}
            />
          )
        }
      </FixedList>
      <div role="status">
        {read.type === 'refused' && (
          <p className="mb-3">
            <WhyNothing refusal={read.refusal} />
          </p>
        )}
        {offer && <Numbers offer={offer} />}
      </div>
      <LeftRows left={offer?.left ?? []} of={file.type === 'sheets' ? file.of : 'lines'} onMend={mend} />
      <div className="flex flex-wrap gap-2">
        {offer && !isEmpty(offer) && (
          <Button onClick={() => onTake(offer)} className="grow text-base">
            <Trans>Bring them in</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave} className="grow text-base">
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </div>
  )
}

/** By other columns there may be words. */
function WhyNothing({ refusal }: { refusal: WordsRefusal }) {
  if (refusal.why !== 'no words') return <Refused refusal={refusal} />
  return <Trans>No word is found like this. Choose the column that has the words in Malayalam.</Trans>
}

const isEmpty = ({ plan, reviews }: Offer) => plan.fresh.length + plan.changed.length + reviews.length === 0

function Numbers({ offer: { plan, reviews, skipped } }: { offer: Offer }) {
  return (
    <ul className="mb-3">
      <li>
        <Trans>New words: {plan.fresh.length}</Trans>
      </li>
      <li>
        <Trans>Words that it says something else of: {plan.changed.length}</Trans>
      </li>
      <li>
        <Trans>Words that stay as they are: {plan.same}</Trans>
      </li>
      {reviews.length > 0 && (
        <li>
          <Trans>Reviews: {reviews.length}</Trans>
        </li>
      )}
      {skipped > 0 && (
        <li>
          <Plural
            value={skipped}
            one="# entry has no Malayalam word and is left out"
            other="# entries have no Malayalam word and are left out"
          />
        </li>
      )}
    </ul>
  )
}
