import type { ButtonHTMLAttributes } from 'react'

/** A button that looks like a link: it is available without drawing attention. */
export function TextButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={`min-h-11 rounded-xl px-2 font-semibold text-accent underline noscript:hidden ${className}`}
      {...rest}
    />
  )
}
