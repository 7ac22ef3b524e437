import { useEffect } from 'react'
import { showBadge, useBadgeWanted } from '../device/settings/app-badge.ts'
import { MainBar } from '../features/site/main-bar.tsx'
import { useDue } from '../memory/use-due.ts'

/** The bar with what it says of this learner. The app's icon says it too if they want that. */
export function LearnerBar() {
  const due = useDue()
  const isBadgeWanted = useBadgeWanted()
  useEffect(() => {
    if (isBadgeWanted && due !== undefined) showBadge(due)
  }, [isBadgeWanted, due])
  return <MainBar due={due} />
}
