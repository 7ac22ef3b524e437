import type { CoachEvent } from '@app/learning/coach'

type WithoutNumber<Event> = Event extends { number: number } ? Omit<Event, 'number'> : never

/** What a coach's answer does to the session; the number of the question is still to be added. */
export type Answer = WithoutNumber<CoachEvent>
