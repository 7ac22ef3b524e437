import { usePreferences } from '../../storage/preferences.ts'
import { LatinText } from '../../ui/latin-text.tsx'
import { Reading } from '../../ui/reading.tsx'

type Props = { word: string; saved?: string }

/** How a word sounds in the spelling the learner has chosen: the one that was saved with it, where that is easy Latin. */
export function Spelt({ word, saved }: Props) {
  const { romanisation } = usePreferences()
  return romanisation === 'easy' && saved ? <LatinText>{saved}</LatinText> : <Reading text={word} />
}
