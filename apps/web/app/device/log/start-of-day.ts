const dayBegins = 4

/** A learner's day begins when most people are asleep: at four in the morning, by their own clock. */
export function startOfDay(now: number): number {
  const start = new Date(now)
  if (start.getHours() < dayBegins) start.setDate(start.getDate() - 1)
  return start.setHours(dayBegins, 0, 0, 0)
}
