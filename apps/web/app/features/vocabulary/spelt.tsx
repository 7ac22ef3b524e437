import { isMalayalam, languageOf } from '@app/malayalam'
import { usePreferences } from '../../device/settings/preferences.ts'
import { LatinText } from '../../ui/latin-text.tsx'
import { Reading } from '../../ui/reading.tsx'

type Props = { word: string; saved?: string | undefined }

/**
 * How a word sounds, in the romanisation that the learner chose. In easy Latin it is the one saved with the
 * word. How an English word is said is saved in Malayalam letters.
 */
export function Spelt({ word, saved }: Props) {
  const { romanisation } = usePreferences()
  if (!isMalayalam(word)) return saved ? <span lang={languageOf(saved)}>{saved}</span> : '–'
  return romanisation === 'easy' && saved ? <LatinText>{saved}</LatinText> : <Reading text={word} />
}
