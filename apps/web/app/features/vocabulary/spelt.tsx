import { usePreferences } from '../../storage/preferences.ts'
import { LatinText } from '../../ui/latin-text.tsx'
import { Reading } from '../../ui/reading.tsx'

type Props = { word: string; saved?: string }

/**
 * How a word sounds, in the romanisation that the learner chose. In easy Latin it is the one saved with the
 * word.
 */
export function Spelt({ word, saved }: Props) {
  const { romanisation } = usePreferences()
  return romanisation === 'easy' && saved ? <LatinText>{saved}</LatinText> : <Reading text={word} />
}
