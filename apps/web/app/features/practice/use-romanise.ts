import { type Spelt, spellApart } from '@app/learning/letters'
import { usePreferences } from '../../device/settings/preferences.ts'

/**
 * Spells sounds that stand beside one another in the Latin that the learner chose, all in one system, and each so that
 * no two read the same. Whoever hides Latin sees easy Latin here, because it is what is asked for.
 */
export function useRomanise(): (says: readonly string[]) => Spelt[] {
  const { romanisation } = usePreferences()
  return (says) => spellApart(says, romanisation === 'none' ? 'easy' : romanisation)
}

/** The same for texts that are in script too: nothing for whoever hides Latin. */
export function useReadings(): (texts: readonly string[]) => (Spelt | undefined)[] {
  const { romanisation } = usePreferences()
  const romanise = useRomanise()
  return (texts) => (romanisation === 'none' ? texts.map(() => undefined) : romanise(texts))
}
