import { hours, moods, type Person, people, places, poses, things } from '@app/learning/scenes'
import * as v from 'valibot'

const oneOf = <const Options extends readonly string[]>(options: Options, what: string) =>
  v.picklist(options, `${what} is one of ${options.join(', ')}.`)

export const PersonName = oneOf(people, 'A person')
export const PlaceName = oneOf(places, 'A place')
export const HourName = oneOf(hours, 'An hour')
export const Things = v.array(oneOf(things, 'A thing'))

/** How each person is seen. */
export const Shows = v.record(
  PersonName,
  v.strictObject({
    pose: oneOf(poses, 'A pose'),
    mood: oneOf(moods, 'A mood'),
    holds: v.optional(oneOf(things, 'A thing')),
  }),
)

/** The picture of a story, from its beginning or from a line on. */
export const Picture = v.strictObject({
  place: PlaceName,
  hour: HourName,
  shows: v.optional(Shows),
  things: v.optional(Things),
})

/** The people who are seen, by name. */
export const shownIn = (shows: v.InferOutput<typeof Shows> = {}): Person[] =>
  people.filter((person) => shows[person] !== undefined)
