import type { CoachEvent } from '@app/learning/coach'

type WithoutNumber<Event> = Event extends { number: number } ? Omit<Event, 'number'> : never

/** What a coach's answer does to the session. The number of the question is added later. */
export type Answer = WithoutNumber<CoachEvent>
