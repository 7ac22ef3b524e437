import { englishPieces, plainKey } from '@app/english'
import {
  type EnglishEntry,
  type EnglishReading,
  examplesOf,
  lexiconIdOf,
  meaningIn,
  readEnglish,
  savedOf,
} from '@app/learning/english-words'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { useEnglishSayer } from '../../sound/english.ts'
import { FixedList } from '../../ui/fixed-list.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { BackTo } from './back-to.tsx'
import type { ExplainedWordProps } from './explained-word.tsx'
import { InUse } from './in-use.tsx'
import { NoReading } from './no-reading.tsx'
import { SaveWord } from './save-word.tsx'
import { TappableWord } from './tappable-word.tsx'
import { useEnglish } from './use-english.ts'
import { WordSteps } from './word-steps.tsx'

/** Everything known of an English word, for who learns English: how it is said, its meaning in Malayalam, its use. */
export function ExplainedEnglish({ asked, onWord }: ExplainedWordProps) {
  const word = asked.words[asked.at] ?? ''
  const english = useEnglish()
  const [choice, choose] = useState({ word, place: 0 })
  const readings = typeof english === 'string' ? [] : readEnglish(asked.words, asked.at, english)
  const chosen = choice.word === word ? choice.place : 0
  const entry = readings[chosen]?.entry
  return (
    <>
      {asked.from && <BackTo asked={asked.from} onWord={onWord} />}
      {entry ? (
        <>
          <EnglishMeaning entry={entry} word={word} />
          <Others readings={readings} chosen={chosen} onChoose={(place) => choose({ word, place })} />
          {entry.note && (
            <p className="mt-3 rounded-2xl bg-backwater-soft px-4 py-2 text-sm">
              <MixedText text={entry.note} />
            </p>
          )}
          <Examples entry={entry} onWord={(found) => onWord({ ...asked, ...found, from: asked })} />
          <ReportEntry entry={entry} />
        </>
      ) : (
        <p role="status" className="mt-3">
          {typeof english === 'string' ? (
            <NoReading why={english} />
          ) : (
            <Trans>This word is not in our dictionary yet.</Trans>
          )}
        </p>
      )}
      <WordSteps asked={asked} onWord={onWord}>
        {entry && <SaveWord saved={savedOf(entry)} metAt={asked.from ? undefined : asked.metAt} />}
      </WordSteps>
    </>
  )
}

/** The word of the dictionary, if the text has another form of it, how it is said, and what it means. */
function EnglishMeaning({ entry, word }: { entry: EnglishEntry; word: string }) {
  const clip = useEnglishSayer()(entry.word)
  return (
    <div className="flex items-start gap-3">
      <div role="status" className="mt-1 grow">
        {plainKey(entry.word) !== plainKey(word) && (
          <p lang="en" className="text-xl">
            {entry.word}
          </p>
        )}
        {entry.said && (
          <p lang="ml" className="text-ink-soft">
            {entry.said}
          </p>
        )}
        <p lang="ml" className="mt-2 text-lg font-semibold">
          {meaningIn(entry)}
        </p>
      </div>
      {clip && <ListenButton clip={clip} text={entry.word} />}
    </div>
  )
}

type OthersProps = { readings: readonly EnglishReading[]; chosen: number; onChoose: (place: number) => void }

/** What else the word may be a form of, or the words that it joins. Each can be shown in place of the likeliest. */
function Others({ readings, chosen, onChoose }: OthersProps) {
  if (readings.length < 2) return null
  return (
    <ul className="mt-2 grid gap-1">
      <FixedList items={readings}>
        {({ entry }, place) =>
          place === chosen ? null : (
            <li>
              <button
                type="button"
                onClick={() => onChoose(place)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-xl px-2 text-left hover:bg-raised"
              >
                <span lang="en" className="text-lg">
                  {entry.word}
                </span>
                <span lang="ml">{entry.senses[0]?.malayalam}</span>
              </button>
            </li>
          )
        }
      </FixedList>
    </ul>
  )
}

type ExamplesProps = {
  entry: EnglishEntry
  onWord: (found: { words: readonly string[]; at: number }) => void
}

/** Sentences with the word, each with its Malayalam below. Their words can be asked about in turn. */
function Examples({ entry, onWord }: ExamplesProps) {
  return (
    <InUse
      examples={examplesOf(entry)}
      renderExample={({ text, malayalam }) => (
        <>
          <ExampleText text={text} onWord={onWord} />
          <p lang="ml" className="text-ink-soft">
            {malayalam}
          </p>
        </>
      )}
    />
  )
}

function ExampleText({ text, onWord }: { text: string; onWord: ExamplesProps['onWord'] }) {
  const pieces = englishPieces(text)
  const words = pieces.flatMap(({ text, isWord }) => (isWord ? [text] : []))
  return (
    <p lang="en" data-text="" className="text-lg leading-[1.8]">
      <FixedList items={pieces}>
        {(piece, place) => {
          if (!piece.isWord) return piece.text
          const at = pieces.slice(0, place).filter(({ isWord }) => isWord).length
          return (
            <TappableWord
              focusable={at === 0 ? 'by tab' : 'by arrows'}
              onFocus={() => undefined}
              onAsk={() => onWord({ words, at })}
            >
              {piece.text}
            </TappableWord>
          )
        }}
      </FixedList>
    </p>
  )
}

/** Of the dictionary's entry alone: the word may stand in a text of the learner's own. */
function ReportEntry({ entry }: { entry: EnglishEntry }) {
  const item = lexiconIdOf(entry)
  if (item === undefined) return null
  return (
    <ReportButton
      key={entry.word}
      about={{ kind: 'word', item, shown: shownOf(entry.word, meaningIn(entry)) }}
      name={entry.word}
      className="mt-3 -ml-2"
    />
  )
}
