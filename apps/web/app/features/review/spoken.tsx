import { isMalayalam } from '@app/malayalam'
import { Reading } from '../../ui/reading.tsx'

type Props = { word: string; pronunciation: string }

/** How a word is said: a Malayalam one in the learner's romanisation, an English one in Malayalam letters. */
export function Spoken({ word, pronunciation }: Props) {
  if (isMalayalam(word)) return <Reading text={word} />
  return pronunciation ? (
    <span lang="ml" className="text-ink-soft">
      {pronunciation}
    </span>
  ) : (
    <span lang="en">{word}</span>
  )
}
