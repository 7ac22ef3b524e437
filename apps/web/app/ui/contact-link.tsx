import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contactAddress } from '../addresses/contact.ts'
import { usePlace } from '../addresses/use-place.ts'

/** Links to the operator's own address, or to the form on a page of this site. */
export function ContactLink({ className = '', children }: { className?: string; children: ReactNode }) {
  const { language } = usePlace()
  const address = contactAddress(language)
  if (!address.startsWith('/'))
    return (
      <a href={address} className={className}>
        {children}
      </a>
    )
  return (
    <Link to={address} discover="none" className={className}>
      {children}
    </Link>
  )
}
