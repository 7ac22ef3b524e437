import { easyLatin, ipa, latin } from '@app/malayalam/sound'
import { usePreferences } from '../../storage/preferences.ts'

const spellings = { easy: easyLatin, precise: latin, ipa, none: easyLatin }

/**
 * Spells sounds in the Latin that the learner chose, each so that no two read the same: ന and ണ are both “na”
 * in easy Latin. Whoever hides Latin sees easy Latin here, because it is what is asked for.
 */
export function useRomanise(): (says: readonly string[]) => string[] {
  const { romanisation } = usePreferences()
  const spell = spellings[romanisation]
  return (says) => {
    const spelt = says.map((say) => spell(say))
    return spelt.map((text, at) =>
      spelt.filter((other) => other === text).length > 1 ? `${text} (${latin(says[at] ?? '')})` : text,
    )
  }
}
