/** A time whose last part has two digits behind a colon: frames, or hundredths of a second. */
const framed = /(?<clock>\d{1,2}:\d{2}:\d{2})(?<sign>[:;])(?<frames>\d{2})(?![\d:])/g
const said = /(?:frame[ _-]?rate|fps)\W{0,3}(?<rate>\d\d(?:\.\d{1,3})?)/i
const arrow = /-->|->|[→à]/

/** So many times of an arrow file, none of them over thirty, are no hundredths. */
const fewestFramed = 8

/** What a second has, if the file does not say it: by the greatest number of a frame. */
const rates = [25, 30, 50, 60]

/** The lines with times in frames as times in seconds, and how many a second has. `guessed`: nobody has said it. */
export type FrameTimes = { lines: readonly string[]; rate?: number; guessed?: true }

/** Makes seconds of times in frames, by the rate that is asked for, that the file says, or that is usual. */
export function framesAsSeconds(lines: readonly string[], asked: number | undefined): FrameTimes {
  const times = lines.flatMap((line) => [...line.matchAll(framed)])
  if (times.length < 2) return { lines }
  const most = Math.max(...times.map(({ groups }) => Number(groups?.frames)))
  const isArrow = lines.some((line) => arrow.test(line))
  if (asked === undefined && (most >= 60 || (isArrow && (most >= 30 || times.length < fewestFramed))))
    return { lines }
  const own = Number(
    lines
      .slice(0, 40)
      .map((line) => said.exec(line)?.groups?.rate)
      .find(Boolean),
  )
  const usual = times.some(({ groups }) => groups?.sign === ';') ? 30 : rates.find((rate) => most < rate)
  const rate = asked ?? (own > 0 ? own : (usual ?? 25))
  return {
    lines: lines.map((line) =>
      line.replace(
        framed,
        (_, clock: string, _sign: string, frames: string) =>
          `${clock}.${String(Math.round((Number(frames) / rate) * 1000)).padStart(3, '0')}`,
      ),
    ),
    rate,
    ...(asked === undefined && !(own > 0) && { guessed: true }),
  }
}
