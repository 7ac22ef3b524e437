import { easyLatin, ipa, latin } from '@app/malayalam/sound'
import { type Romanisation, usePreferences } from '../storage/preferences.ts'
import { LatinText } from './latin-text.tsx'

const spell: Record<Exclude<Romanisation, 'none'>, (text: string) => string> = {
  easy: easyLatin,
  precise: latin,
  ipa,
}

/** How a Malayalam text sounds, in the romanisation that the learner chose. Nothing if they chose none. */
export function Reading({ text, className }: { text: string; className?: string | undefined }) {
  const { romanisation } = usePreferences()
  if (romanisation === 'none') return null
  return <LatinText className={className}>{spell[romanisation](text)}</LatinText>
}
