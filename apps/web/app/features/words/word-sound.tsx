import { easyLatin, ipa, latin } from '@app/malayalam/sound'
import { usePreferences } from '../../device/settings/preferences.ts'
import { LatinText } from '../../ui/latin-text.tsx'

/**
 * How a word sounds: in the romanisation that the learner chose, and in IPA. Nothing for learners who chose
 * to read no Latin letters.
 */
export function WordSound({ word }: { word: string }) {
  const { romanisation } = usePreferences()
  if (romanisation === 'none') return null
  const spelt = { easy: easyLatin, precise: latin, ipa: undefined }[romanisation]
  return (
    <p className="flex flex-wrap gap-x-3 wrap-anywhere">
      {spelt && <LatinText className="font-semibold">{spelt(word)}</LatinText>}
      <LatinText>{`/${ipa(word)}/`}</LatinText>
    </p>
  )
}
