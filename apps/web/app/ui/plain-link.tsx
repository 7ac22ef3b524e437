import { Link, type LinkProps } from 'react-router'

/** A link in a text or a list. */
export function PlainLink(props: LinkProps) {
  return (
    <Link
      className="inline-flex min-h-11 flex-wrap items-center gap-x-1 font-semibold text-accent underline underline-offset-4"
      {...props}
    />
  )
}
