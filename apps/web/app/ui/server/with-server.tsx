import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Shown instead on a site of plain files. */
  instead?: ReactNode
}

/**
 * Content that needs a server. The style sheet chooses what is shown, because a prerendered page is the same with
 * and without a server.
 */
export function WithServer({ children, instead }: Props) {
  return (
    <>
      <div className="contents in-data-static:hidden">{children}</div>
      {instead && <div className="hidden in-data-static:contents">{instead}</div>}
    </>
  )
}
