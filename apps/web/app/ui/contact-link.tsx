import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contactAddress } from '../addresses/contact.ts'
import { usePlace } from '../addresses/use-place.ts'

/** Leads to whoever runs this site: to their own address, or to the form on a page of ours. */
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
