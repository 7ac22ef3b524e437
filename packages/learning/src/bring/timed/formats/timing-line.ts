import { clockAt } from './clock.ts'

/**
 * A line that says when something is said, in seconds. `end` is undefined if it is missing or not after the
 * start. `odd`: a part of a time is over 59. `text`: what stands after the times, apart from settings.
 */
export type Timing = { start: number; end: number | undefined; odd: boolean; text: string }

/** Word makes another sign of an arrow, and fonts show that as another letter again. */
const arrow =
  /^[[({"'\s]*(?<start>.{0,60}?)\s*(?:(?:[-–—=]{1,3}\s*){1,2}(?:>|&gt;)|[→⟶➔➜⇒]|(?<=\d\s*)[à®](?=\s*\d))\s*(?<rest>.*)$/u
/** Times as most files have them. They are read without all that follows. */
const usual = /^(?:(\d\d):)?([0-5]\d):([0-5]\d[.,]\d{3}) --> (?:(\d\d):)?([0-5]\d):([0-5]\d[.,]\d{3})\s*$/
const clock = /^[-−–+]?\s*\p{Nd}{1,4}\s*[:.：]\s*\p{Nd}/u
/** Something that was meant as a time: two to four parts between colons, with at least one digit. */
const likeTime = /^(?=.*\d)[^\s:]{1,20}(?:\s*:\s*[^\s:]{1,20}){1,3}(?=\s|$)/
/** A bare number of seconds, as programs write it: with decimals or its unit. */
const bare = /^(?<number>\d{1,7}(?:\.\d{1,20})?)\s*(?<unit>s?)(?=[\s\])}"']|$)/
const settings =
  /^(?:\s*(?:(?:region|vertical|line|position|size|align)[:=]\S*|[XY][12]:\S*|[ADLST]:[\w.%-]*))+(?=\s|$)/i
const closers = /^[\])}"']+/

/** The longest beginning of a line in which times are looked for, with all settings that WebVTT allows. */
const longestTiming = 500

/**
 * Reads a line of times with an arrow between them. An arrow in a sentence is no timing, unless a time stands
 * before or after it, or something meant as a time on both sides.
 */
export function timingOf(line: string, afterNumber: boolean): Timing | 'unreadable' | undefined {
  const times = usual.exec(line)
  if (times) {
    const from = secondsOf(times[1], times[2], times[3])
    const to = secondsOf(times[4], times[5], times[6])
    return { start: from, end: to > from ? to : undefined, odd: false, text: '' }
  }
  if (!/[>→⟶➔➜⇒à®]|&gt;/.test(line.slice(0, longestTiming))) return undefined
  const { start: found = '', rest = '' } = arrow.exec(line.trim())?.groups ?? {}
  // The caption's number may stand before its times.
  const start = found.replace(/^\d+\s+(?=\d+\s*:)/, '')
  const inSeconds = bareTiming(start, rest)
  if (inSeconds) return inSeconds
  if (!clock.test(start) && !clock.test(rest))
    return likeTime.test(start) && likeTime.test(rest) ? 'unreadable' : undefined
  const [from, to] = [clockAt(start), clockAt(rest)]
  if (from?.rest.trim() !== '') {
    const inSentence = !clock.test(start) && start !== '' && !afterNumber && !likeTime.test(start)
    return inSentence ? undefined : 'unreadable'
  }
  if (!to) return rest === '' || !/^[\d:]/.test(rest) ? timing(from, undefined, rest) : 'unreadable'
  if (!/^(?:[\s\])}"',;]|$)/.test(to.rest)) return 'unreadable'
  return timing(from, to, to.rest)
}

const secondsOf = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))

type Part = { seconds: number; odd?: boolean }

function timing(from: Part, to: Part | undefined, rest: string): Timing {
  const after = rest.replace(closers, '').slice(0, longestTiming).replace(settings, '')
  const text = (after + rest.replace(closers, '').slice(longestTiming)).trim()
  const end = to && to.seconds > from.seconds ? to.seconds : undefined
  return {
    start: from.seconds,
    end,
    odd: from.odd === true || to?.odd === true,
    text: to && /[\p{L}\p{N}♪]/u.test(text) ? text : '',
  }
}

function bareTiming(start: string, rest: string): Timing | undefined {
  const [from, to] = [bare.exec(start)?.groups, bare.exec(rest)?.groups]
  const isTime = (part: typeof from) =>
    part !== undefined && (part.unit === 's' || /\./.test(part.number ?? ''))
  if (!from || !to || !isTime(from) || !isTime(to) || !/^\S+\s*s?$/.test(start)) return undefined
  const after = rest.slice(bare.exec(rest)?.[0].length)
  return timing({ seconds: Number(from.number) }, { seconds: Number(to.number) }, after)
}
