import { Link, type LinkProps } from 'react-router'

/** A link in a text or a list. */
export function PlainLink(props: LinkProps) {
  return (
    <Link
      className="inline-block min-h-11 max-w-full py-2.5 font-semibold wrap-anywhere text-accent underline underline-offset-4"
      {...props}
    />
  )
}
