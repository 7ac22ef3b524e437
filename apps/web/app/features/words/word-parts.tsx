import { jointChange, type WordReading } from '@app/learning/vocabulary'
import { type FoundEnding, wordsBefore } from '@app/malayalam/forms'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { WordPart } from './word-part.tsx'

/**
 * The parts of a word: the word of the dictionary, which can be heard, and each ending with its function and
 * the change where it joined. Of two words in one, all senses are shown: which one is meant, only the whole word
 * tells.
 */
export function WordParts({ reading }: { reading: WordReading }) {
  const before = wordsBefore(reading)
  const headwords = [...before, reading].map(({ entry }) => entry)
  return (
    <PartList endings={reading.endings}>
      {headwords.map(({ id, word, audio, means }, place) => (
        <WordPart
          key={id}
          shown={word}
          change={jointChange(before[place - 1]?.joint)}
          means={before.length > 0 ? means.join(' · ') : means[0]}
        >
          <ListenButton clip={audio} text={word} />
        </WordPart>
      ))}
    </PartList>
  )
}

type PartListProps = { endings: readonly FoundEnding[]; children: ReactNode }

/** The parts of a word: what it is a form of, then its endings. */
export function PartList({ endings, children }: PartListProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Parts`} className="mt-3 divide-y divide-line rounded-2xl border-2 border-line px-3">
      {children}
      {endings.map(({ id, shown, means, joint }) => (
        <WordPart key={id} shown={shown} means={means} change={jointChange(joint)} />
      ))}
    </ul>
  )
}
