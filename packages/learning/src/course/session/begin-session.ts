import type { Item } from '../../practice/item.ts'
import type { Session, Turn } from './session.ts'
import { cannotNow, type SessionSettings } from './settings.ts'
import { begin } from './step.ts'
import type { Possible } from './turns.ts'

/** What a session is begun with, besides its turns. */
type Begun = {
  settings: SessionSettings
  now: number
  latin: Possible['latin']
  gentle?: boolean
  /** So many exercises it has at most. */
  most: number
  unit?: string | undefined
}

/** A session of these turns, with the first one to show. */
export function beginSession(
  left: readonly Turn[],
  { settings, now, latin, gentle, unit, most }: Begun,
): Session {
  const asked = new Set<Item>(left.flatMap(({ targets }) => targets.map(({ item }) => item)))
  return begin({
    at: now,
    minutes: settings.minutes,
    most,
    understands: settings.understands,
    gentle: gentle === true,
    cannot: cannotNow(settings, now),
    latin: [...asked].filter(latin),
    ...(unit !== undefined && { unit }),
    left,
    misses: [],
    before: { items: [] },
    recent: [],
    returned: [],
    endings: 0,
    right: 0,
    answers: 0,
    turns: 0,
    spent: 0,
    asked: [],
    hard: [],
    met: [],
  })
}
