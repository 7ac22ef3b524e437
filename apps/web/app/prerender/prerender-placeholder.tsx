import type { ReactNode } from 'react'

type Props = {
  /**
   * What a device may know of its learner before the page is hydrated. The script in the page's head notes
   * it.
   */
  known: 'learner' | 'words' | 'text'
  /** Whether the page is hydrated and shows its real content. */
  over?: boolean
  /** For a device that knows it: the page will soon show something else. */
  meanwhile: ReactNode
  /** For everybody else: what the page will show them anyway. */
  children: ReactNode
}

const classes = {
  learner: { everybody: 'in-data-learner:hidden', known: 'hidden in-data-learner:block' },
  words: { everybody: 'in-data-words:hidden', known: 'hidden in-data-words:block' },
  text: { everybody: 'in-data-text:hidden', known: 'hidden in-data-text:block' },
}

/** The first content of a prerendered page, which does not know who looks at it. */
export function PrerenderPlaceholder({ known, over = false, meanwhile, children }: Props) {
  return (
    <>
      {!over && <div className={classes[known].known}>{meanwhile}</div>}
      <div className={over ? undefined : classes[known].everybody}>{children}</div>
    </>
  )
}
