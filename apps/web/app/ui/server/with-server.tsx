import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What stands in its place on a site of plain files. */
  instead?: ReactNode
}

/** What needs a server. The style sheet chooses, because a prerendered page is the same with a server and without one. */
export function WithServer({ children, instead }: Props) {
  return (
    <>
      <div className="contents in-data-static:hidden">{children}</div>
      {instead && <div className="hidden in-data-static:contents">{instead}</div>}
    </>
  )
}
