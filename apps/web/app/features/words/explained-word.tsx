import type { WordReading } from '@app/learning/vocabulary'
import { heardAs, wordsBefore } from '@app/malayalam/forms'
import { readNumber, readQuarters } from '@app/malayalam/numbers'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import type { AskedWord } from './asked-word.ts'
import { BackTo } from './back-to.tsx'
import { NoReading } from './no-reading.tsx'
import { OtherDictionaries } from './other-dictionaries.tsx'
import { OtherReadings } from './other-readings.tsx'
import { SaidFor } from './said-for.tsx'
import { SaveWord } from './save-word.tsx'
import { UnknownWord } from './unknown-word.tsx'
import { useReadings } from './use-readings.ts'
import { WordExamples } from './word-examples.tsx'
import { WordMeaning } from './word-meaning.tsx'
import { WordParts } from './word-parts.tsx'
import { WordSound } from './word-sound.tsx'
import { WordSteps } from './word-steps.tsx'

export type ExplainedWordProps = { asked: AskedWord; onWord: (asked: AskedWord) => void }

/** Everything known of a word: its sound, its meaning, its parts, and its use. */
export function ExplainedWord({ asked, onWord }: ExplainedWordProps) {
  const word = asked.words[asked.at] ?? ''
  const readings = useReadings(word)
  const [choice, choose] = useState({ word, place: 0 })
  const chosen = choice.word === word ? choice.place : 0
  const reading = typeof readings === 'string' ? undefined : readings[chosen]
  return (
    <>
      {asked.from && <BackTo asked={asked.from} onWord={onWord} />}
      <WordSound word={reading ? heardAs(word, reading) : word} />
      {reading && typeof readings !== 'string' ? (
        <>
          {isWhole(reading) ? (
            <WordMeaning entry={reading.entry}>
              <ListenButton clip={reading.entry.audio} text={reading.entry.word} />
            </WordMeaning>
          ) : (
            <>
              <WordMeaning
                entry={reading.entry}
                here={(readNumber(word) ?? readQuarters(word))?.toString()}
              />
              {reading.probable && (
                <p className="mt-2">
                  <Trans>This is only a guess: the word is probably made of these words.</Trans>
                </p>
              )}
              <WordParts reading={reading} />
            </>
          )}
          <SaidFor word={word} reading={reading} />
          <OtherReadings readings={readings} chosen={chosen} onChoose={(place) => choose({ word, place })} />
          {reading.entry.note && (
            <p className="mt-3 rounded-2xl bg-backwater-soft px-4 py-2 text-sm">
              <MixedText text={reading.entry.note} />
            </p>
          )}
          <WordExamples
            entry={reading.entry}
            onWord={(words, at) => onWord({ ...asked, words, at, from: asked })}
          />
          <OtherDictionaries words={headwordsOf(reading)} />
          <ReportEntry entry={reading.entry} />
        </>
      ) : typeof readings === 'string' ? (
        <p role="status" className="mt-3">
          <NoReading why={readings} />
        </p>
      ) : (
        <UnknownWord word={word} />
      )}
      <WordSteps asked={asked} onWord={onWord}>
        {reading && (
          <SaveWord saved={wordOfEntry(reading.entry)} metAt={asked.from ? undefined : asked.metAt} />
        )}
      </WordSteps>
    </>
  )
}

/** The dictionary has the word in this form, so there are no parts to show. */
const isWhole = ({ before, endings }: WordReading) => !before && endings.length === 0

const headwordsOf = (reading: WordReading) =>
  [...wordsBefore(reading), reading].map(({ entry }) => entry.word)

/** Of the dictionary's entry alone: the word may stand in a text of the learner's own. */
function ReportEntry({ entry: { id, word, means } }: Pick<WordReading, 'entry'>) {
  return (
    <ReportButton
      key={id}
      about={{ kind: 'word', item: id, shown: shownOf(word, means.join(', ')) }}
      name={word}
      className="mt-3 -ml-2"
    />
  )
}
