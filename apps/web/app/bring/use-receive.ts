import type { Asked } from '@app/learning/bring'
import { useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { useSession } from '../session/session.ts'
import { type DoorPage, type Given, receive } from './door.ts'
import { doorAddress } from './receive-drop.ts'

/** Takes what is given at a page, and goes to the page that it belongs to. */
export function useReceive(at: DoorPage | undefined) {
  const { path, language } = usePlace()
  const navigate = useNavigate()
  const isSignedIn = useSession().state === 'signed-in'
  return async (given: Given, asked?: Asked, byHand?: boolean) => {
    const page = await receive(given, {
      at,
      isSignedIn,
      ...(asked && { asked }),
      ...(byHand !== undefined && { byHand }),
    })
    if (page && page !== path) await navigate(doorAddress(page, language))
  }
}
