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

/**
 * The readings of texts that are chosen from: all, if one of them has letters that are not taught yet, else none. The only
 * one without Latin would show itself.
 */
export function useReadingsOfChoices(
  texts: readonly string[],
  isSpelt: (text: string) => boolean,
): (Spelt | undefined)[] {
  const readings = useReadings()(texts)
  return texts.some(isSpelt) ? readings : []
}
