import type { ReactNode } from 'react'

type Props = {
  /** What a device may know of its learner before the page is alive: the script in the page's head notes it. */
  known: 'learner' | 'words' | 'text'
  /** The page is alive, and shows what it should. */
  over?: boolean
  /** For whose device knows it: the page will show them something else. */
  meanwhile: ReactNode
  /** For everybody else: what the page will show them too. */
  children: ReactNode
}

const classes = {
  learner: { everybody: 'in-data-learner:hidden', known: 'hidden in-data-learner:block' },
  words: { everybody: 'in-data-words:hidden', known: 'hidden in-data-words:block' },
  text: { everybody: 'in-data-text:hidden', known: 'hidden in-data-text:block' },
}

/** What stands in the prerendered page, which does not know who looks at it. */
export function AtFirst({ known, over = false, meanwhile, children }: Props) {
  return (
    <>
      {!over && <div className={classes[known].known}>{meanwhile}</div>}
      <div className={over ? undefined : classes[known].everybody}>{children}</div>
    </>
  )
}
