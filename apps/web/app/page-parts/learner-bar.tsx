import { useEffect } from 'react'
import { MainBar } from '../features/site/main-bar.tsx'
import { showBadge, useBadgeWanted } from '../storage/app-badge.ts'
import { useUserlevel } from '../storage/learner-store.ts'
import { useDue } from '../sync/reviews/use-due.ts'

/** The bar with what it says of this learner. The app's icon says it too if they want that. */
export function LearnerBar() {
  const due = useDue()
  const isBadgeWanted = useBadgeWanted()
  useEffect(() => {
    if (isBadgeWanted && due !== undefined) showBadge(due)
  }, [isBadgeWanted, due])
  return <MainBar due={due} userlevel={useUserlevel()} />
}
