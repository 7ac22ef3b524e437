/** The seven grounds of word cards by the specification; every ink stands out on each, by day and by lamplight. */
export const pastels = [
  'bg-card-blue',
  'bg-card-green',
  'bg-card-yellow',
  'bg-card-pink',
  'bg-card-purple',
  'bg-card-orange',
  'bg-card-teal',
] as const
