import type { ReactNode } from 'react'

/** A page of plain text: headings, paragraphs and lists of a readable width. */
export function Prose({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`${className} max-w-2xl [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_h1]:mt-6 [&_h1]:text-3xl [&_h1]:font-bold [&_h2]:mt-6 [&_h2]:text-xl [&_h2]:font-bold [&_li]:my-1 [&_p]:my-2 [&_ul]:list-disc [&_ul]:pl-6`}
    >
      {children}
    </div>
  )
}
