import {
  type Brought,
  type BroughtKind,
  type Columns,
  columnsLeft,
  type Sheet,
  type WordsRefusal,
  wordsOfFile,
} from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Notes } from '../../bring/notes.tsx'
import { WhatItIs } from '../../bring/what-it-is.tsx'
import { Button } from '../../ui/button.tsx'
import { FixedList } from '../../ui/fixed-list.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { meaningsOf, type Offer, offerOf, unexplained } from './import-words.ts'
import { LeftRows } from './left-rows.tsx'
import { Refused } from './refused.tsx'

type Props = {
  brought: Extract<Brought, { kind: 'words' }>
  mine: readonly SavedWord[]
  onTake: (offer: Offer) => void
  onLeave: () => void
  /** Takes the same file as something else. */
  onAs: (kind: BroughtKind) => void
}

const noMeanings: ReadonlyMap<string, string> = new Map()

/** What a file would add, before it does: by its columns, which can be set, and its rows, which can be mended. */
export function ImportPreview({ brought, mine, onTake, onLeave, onAs }: Props) {
  const { words: file } = brought
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const sheets = file.type === 'sheets' ? file.sheets : []
  const [columns, setColumns] = useState<readonly Columns[]>(sheets.map(({ columns }) => columns))
  const [mended, setMended] = useState<ReadonlyMap<number, string>>(new Map())
  const [meanings, setMeanings] = useState(noMeanings)
  const read = wordsOfFile(file, columns, mended)
  const own = read.type === 'sound' ? offerOf(mine, read, noMeanings) : undefined
  const offer = read.type === 'sound' ? offerOf(mine, read, meanings) : undefined
  const asked = own ? unexplained(own) : []
  const askedWords = asked.map(({ word }) => word).join('\n')

  useEffect(() => {
    let wanted = true
    const words = askedWords.split('\n').filter(Boolean)
    if (words.length === 0) return
    meaningsOf(words.map((word) => ({ word, meaning: '', pronunciation: '' }))).then(
      (found) => wanted && setMeanings(found),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [askedWords])

  function mend(key: number, word: string) {
    setMended(new Map([...mended, [key, word]]))
    // The row and its field are gone if the word is one.
    heading.current?.focus()
  }

  return (
    <div className="mt-3 rounded-2xl bg-raised p-4">
      <h3 ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
        <Trans>In the file</Trans>
      </h3>
      <WhatItIs brought={brought} onAs={onAs} />
      <FixedList items={sheets}>
        {(sheet, place) =>
          !sheet.own && (
            <>
              <ColumnChoice
                sheet={sheet}
                columns={columns[place] ?? {}}
                onColumns={(now) => setColumns(columns.with(place, now))}
              />
              <ColumnsLeft sheet={sheet} columns={columns[place] ?? {}} />
            </>
          )
        }
      </FixedList>
      <div role="status">
        {read.type === 'refused' && (
          <p className="mb-3">
            <WhyNothing refusal={read.refusal} />
          </p>
        )}
        {offer && <Numbers offer={offer} explained={asked.length - unexplained(offer).length} />}
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

/** The columns that are full, and of which nothing is taken. */
function ColumnsLeft({ sheet, columns }: { sheet: Sheet; columns: Columns }) {
  const { t } = useLingui()
  const left = columnsLeft(sheet, columns)
  if (left.length === 0) return null
  const names = left.map((place) => sheet.heads[place] || t`Column ${place + 1}`).join(', ')
  return (
    <p className="mb-3 text-sm break-words">
      <Plural value={left.length} one="# column is left out:" other="# columns are left out:" /> {names}
    </p>
  )
}

/** By other columns there may be words. */
function WhyNothing({ refusal }: { refusal: WordsRefusal }) {
  if (refusal.why !== 'no words') return <Refused refusal={refusal} />
  return <Trans>No word is found like this. Choose the column that has the words in Malayalam.</Trans>
}

const isEmpty = ({ plan, reviews }: Offer) => plan.fresh.length + plan.changed.length + reviews.length === 0

function Numbers({ offer, explained }: { offer: Offer; explained: number }) {
  const { plan, reviews, skipped, doubts } = offer
  const bare = unexplained(offer).length
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
      {explained > 0 && (
        <li>
          <Trans>Words without a meaning that get one from our dictionary: {explained}</Trans>
        </li>
      )}
      {bare > 0 && (
        <li>
          <Trans>Words without a meaning: {bare}</Trans>
        </li>
      )}
      <Notes notes={doubts} />
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
