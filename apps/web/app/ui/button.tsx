import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

type Variant = 'primary' | 'quiet' | 'danger'

const shape =
  'button inline-flex min-h-12 max-w-full items-center justify-center gap-2 rounded-2xl text-center font-semibold aria-disabled:opacity-60'

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-accent-ink hover:opacity-90',
  quiet: 'border-2 border-line bg-surface text-ink hover:bg-raised',
  danger: 'border-2 border-laterite bg-surface text-laterite hover:bg-laterite-soft',
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: Variant }

export function Button({ variant = 'primary', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${shape} ${variants[variant]} ${className}`} {...rest} />
}

export function LinkButton({
  variant = 'primary',
  className = '',
  ...rest
}: LinkProps & { variant?: Variant }) {
  return <Link className={`${shape} ${variants[variant]} ${className}`} {...rest} />
}

type IconProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: ReactNode; children: ReactNode }

const iconShape =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-raised transition-colors'

/** A button that shows only a picture. `label` is its name; Malayalam in it stands in an element with `lang`. */
export function IconButton({ label, className = '', children, ...rest }: IconProps) {
  return (
    <button type="button" {...nameOf(label)} className={`${iconShape} ${className}`} {...rest}>
      {typeof label !== 'string' && <span className="sr-only">{label}</span>}
      {children}
    </button>
  )
}

const nameOf = (label: ReactNode) => (typeof label === 'string' ? { 'aria-label': label, title: label } : {})

export function IconLink({ label, className = '', children, ...rest }: LinkProps & { label: string }) {
  return (
    <Link aria-label={label} title={label} className={`${iconShape} ${className}`} {...rest}>
      {children}
    </Link>
  )
}
