/**
 * The line to show on a day, counted in days: each day another film, and in the end every line of each.
 * Undefined if there are none.
 */
export function lineOfDay<Line>(films: readonly (readonly Line[])[], day: number): Line | undefined {
  const spoken = films.filter((lines) => lines.length > 0)
  const lines = spoken[day % spoken.length] ?? []
  return lines[Math.floor(day / spoken.length) % lines.length]
}
