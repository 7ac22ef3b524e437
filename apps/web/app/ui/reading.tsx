import { isMalayalam } from '@app/malayalam'
import { easyLatin, ipa, latin } from '@app/malayalam/sound'
import { type Romanisation, usePreferences } from '../device/settings/preferences.ts'
import { LatinText } from './latin-text.tsx'

const spell: Record<Exclude<Romanisation, 'none'>, (text: string) => string> = {
  easy: easyLatin,
  precise: latin,
  ipa,
}

/**
 * How a Malayalam text sounds, in the romanisation that the learner chose. Nothing if they chose none, or
 * of an English text.
 */
export function Reading({ text, className }: { text: string; className?: string | undefined }) {
  const { romanisation } = usePreferences()
  if (romanisation === 'none' || !isMalayalam(text)) return null
  return <LatinText className={className}>{spell[romanisation](text)}</LatinText>
}
