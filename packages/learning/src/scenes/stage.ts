import type { Person } from './cast.ts'

/** What the picture of a scene or a story may show. */
export const places = [
  ...['gate', 'veranda', 'sittingroom', 'kitchen', 'bedroom', 'attic', 'yard', 'hedge', 'well'],
  ...['busstop', 'bus', 'jetty', 'boat', 'river', 'shop', 'market', 'beach', 'field'],
  ...['hospital', 'school', 'cinema', 'temple-ground'],
] as const

export const hours = ['dawn', 'morning', 'noon', 'rain', 'lamp', 'night'] as const

export const poses = [
  ...['standing', 'waving', 'pointing', 'sitting', 'holding', 'running', 'sleeping', 'arms-up', 'bending'],
] as const

export const moods = [
  ...['happy', 'sad', 'surprised', 'angry', 'thinking', 'laughing', 'afraid', 'shy', 'calm'],
] as const

export const things = [
  ...['photo', 'suitcase', 'cat', 'dog', 'glass', 'plate', 'mango', 'umbrella', 'ticket', 'book', 'phone'],
  ...['key', 'bag', 'ball', 'drum', 'letter', 'leaf', 'chest', 'coin', 'fish', 'lamp', 'flower', 'hat'],
  ...['kite', 'cow', 'hen', 'monkey'],
] as const

/** Where and when something happens, and what is there. */
export type Stage = {
  place: (typeof places)[number]
  hour: (typeof hours)[number]
  things?: readonly Thing[]
}

type Thing = (typeof things)[number]

/** How each person who is seen is seen. */
export type Shown = Partial<
  Record<Person, { pose: (typeof poses)[number]; mood: (typeof moods)[number]; holds?: Thing | undefined }>
>
