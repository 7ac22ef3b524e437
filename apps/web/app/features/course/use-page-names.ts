import type { LevelPage } from '@app/learning/levels'
import { useLingui } from '@lingui/react/macro'

/** The names of the three level pages. */
export function usePageNames(): Record<LevelPage, string> {
  const { t } = useLingui()
  return { 1: t`Basics 01-10`, 2: t`Sentences 10-20`, 3: t`Topics 20-30` }
}
