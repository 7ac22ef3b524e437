import { easyLatin, ipa, latin } from '@app/malayalam/sound'
import { usePreferences } from '../../storage/preferences.ts'
import { LatinText } from '../../ui/latin-text.tsx'

/** How a word sounds: in the spelling the learner has chosen, and in IPA; nothing for who has chosen to read no Latin. */
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
