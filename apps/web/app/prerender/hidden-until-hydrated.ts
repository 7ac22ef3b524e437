import { useHydrated } from './use-hydrated.ts'

/**
 * The class of what depends on the learner's level. The prerendered page says what holds for level 1; where the device knows
 * another level (the script in the page's head notes it), that is not shown, and its room is kept until the page shows the right one.
 */
export function useHiddenUntilHydrated(): string {
  return useHydrated() ? '' : 'in-data-level:invisible'
}
