import type { ReactNode } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { TodayCard } from '../features/today/today-card.tsx'
import { useToday } from './use-today.ts'

/** The card of today, once the device has told what it keeps; `fallback` until then. */
export function TodayPart({ fallback }: { fallback: ReactNode }) {
  const { language } = usePlace()
  const plan = useToday()
  return plan ? <TodayCard plan={plan} language={language} /> : fallback
}
