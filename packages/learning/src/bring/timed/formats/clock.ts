/** A time in seconds. `odd`: its minutes or seconds are more than 59, and were read all the same. */
export type Clock = { seconds: number; odd: boolean }

/** A time at the beginning of a text, and what stands after it. */
export type ClockAt = Clock & { rest: string }

const colons =
  /^(?<sign>[-−–+])?\s*(?:(?<hours>\d{1,4})\s*:\s*)?(?<minutes>\d{1,3})\s*:\s*(?<seconds>\d{1,2})(?:\s*[.,:;]\s*(?<fraction>\d{1,30})(?:[.,]\d{1,30})?)?(?!\d|\s*:\s*\d)/
const points =
  /^(?<hours>\d{1,2})\.(?<minutes>\d{2})\.(?<seconds>\d{2})(?:[.,](?<fraction>\d{1,30}))?(?![\d.,:])/
const letters =
  /^(?:(?<hours>\d{1,4})\s*h(?:rs?|ours?)?\s*)?(?:(?<minutes>\d{1,4})\s*m(?:ins?|inutes?)?\s*)?(?:(?<seconds>\d{1,6})(?:[.,](?<fraction>\d{1,30}))?\s*s(?:ecs?|econds?)?)?(?![\p{L}\d])/iu

/**
 * Reads the time at the beginning of a text, as people and programs write it: `1:02`, `00:01:02,500`,
 * `100:00:10.750`, `00.01.02,5`, `1h 2m 3s`, `62.5s`, with any number of decimals, before zero, in the digits
 * of any script that we know. Undefined if there is none.
 */
export function clockAt(written: string): ClockAt | undefined {
  const text = inAscii(written.trimStart())
  const found = colons.exec(text) ?? points.exec(text) ?? letters.exec(text)
  if (!found?.[0]) return undefined
  const { sign, hours, minutes, seconds = '0', fraction = '0' } = found.groups ?? {}
  const parts = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
  const sum = parts + Number(`0.${fraction}`)
  return {
    seconds: sign && sign !== '+' ? -sum : sum,
    odd: (minutes !== undefined && Number(seconds) > 59) || (hours !== undefined && Number(minutes) > 59),
    rest: written.trimStart().slice(found[0].length),
  }
}

/** Reads a text that is a time and nothing else. */
export function clockOf(text: string): Clock | undefined {
  const found = clockAt(text.trim())
  return found && found.rest.trim() === '' ? { seconds: found.seconds, odd: found.odd } : undefined
}

/** Where the digits of Arabic, Persian, the Indian scripts and wide letters begin. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10]
const wideMarks: Readonly<Record<string, string>> = { '：': ':', '．': '.', '，': ',', '；': ';' }

/** Each letter is replaced by one letter, so that places stay the same. */
function inAscii(text: string): string {
  if (/^[\u0020-\u007E]*$/.test(text)) return text
  return text.replace(/[\u0660-\u0D6F\uFF0C-\uFF1B]/g, (letter) => {
    const code = letter.charCodeAt(0)
    const zero = zeros.find((from) => code >= from && code < from + 10)
    return zero === undefined ? (wideMarks[letter] ?? letter) : String(code - zero)
  })
}
