import { MainBar } from '../features/site/main-bar.tsx'
import { useUserlevel } from '../storage/learner-store.ts'
import { useDue } from '../sync/reviews/use-due.ts'

/** The bar with what it says of this learner. */
export function LearnerBar() {
  return <MainBar due={useDue()} userlevel={useUserlevel()} />
}
