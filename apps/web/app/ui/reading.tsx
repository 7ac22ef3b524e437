import { easyLatin, ipa, latin } from '@app/malayalam'
import { type Romanisation, usePreferences } from '../lib/preferences.ts'

const spell: Record<Exclude<Romanisation, 'none'>, (text: string) => string> = {
  easy: easyLatin,
  precise: latin,
  ipa,
}

/** How a Malayalam text sounds, in the spelling the learner has chosen; nothing where they have chosen none. */
export function Reading({ text, className = '' }: { text: string; className?: string }) {
  const { romanisation } = usePreferences()
  if (romanisation === 'none') return null
  return (
    <span lang="ml-Latn" className={`font-sans text-ink-soft ${className}`}>
      {spell[romanisation](text)}
    </span>
  )
}
