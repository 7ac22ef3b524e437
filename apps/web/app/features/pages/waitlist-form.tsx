import { isWaitlistToken } from '@app/api'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { JoinWaitlist } from './join-waitlist.tsx'
import { OnWaitlist } from './on-waitlist.tsx'
import { keepWaitlistToken, useWaitlistToken } from './waitlist-token.ts'

/** Puts an address on the waitlist. On a device that already did so, it takes the address off. */
export function WaitlistForm() {
  const token = useWaitlistToken()
  const [just, setJust] = useState<'joined' | 'left'>()
  const keep = (token: string | null) => {
    keepWaitlistToken(token)
    setJust(token ? 'joined' : 'left')
  }
  useTokenOfAddress(keep)

  return token ? (
    <OnWaitlist token={token} justJoined={just === 'joined'} onLeft={() => keep(null)} />
  ) : (
    <JoinWaitlist justLeft={just === 'left'} onJoined={keep} />
  )
}

/** If the form was sent before the page's scripts ran, the page opens with the token in its address. */
function useTokenOfAddress(keep: (token: string) => void) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const token = new URLSearchParams(search).get('waitlist')
  useEffect(() => {
    if (!isWaitlistToken(token)) return
    keep(token)
    void navigate({ pathname, search: '', hash: '' }, { replace: true, preventScrollReset: true })
  }, [token, keep, navigate, pathname])
}
