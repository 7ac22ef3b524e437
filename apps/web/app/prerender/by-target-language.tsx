import type { ReactNode } from 'react'

/** The class of what only a learner of Malayalam is shown: the page's head notes what is learnt before the first paint. */
export const ofMalayalam = 'in-data-[learnt=english]:hidden'

/** The same for a learner of English. */
export const ofEnglish = 'hidden in-data-[learnt=english]:block'

type Props = { malayalam: ReactNode; english: ReactNode }

/** What is said in another way to a learner of each language. Both stand in the prerendered page, so nothing changes as it comes alive. */
export const ByTargetLanguage = ({ malayalam, english }: Props) => (
  <>
    <span className={ofMalayalam}>{malayalam}</span>
    <span className="hidden in-data-[learnt=english]:inline">{english}</span>
  </>
)
