import type { ButtonHTMLAttributes } from 'react'

/** A button that reads as a link: a way that is there, and does not press itself forward. */
export function TextButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={`min-h-11 rounded-xl px-2 font-semibold text-accent underline noscript:hidden ${className}`}
      {...rest}
    />
  )
}
