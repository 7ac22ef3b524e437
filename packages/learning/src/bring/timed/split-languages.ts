import type { CaptionLine } from '../text/caption-line.ts'
import { longestLine } from '../text/limits.ts'
import { soundsLike } from '../text/sounds-like.ts'
import type { LooseLine } from './mend-lines.ts'

const malayalam = /\p{Script=Malayalam}/u
const other = /(?!\p{Script=Malayalam})\p{L}/u
const isOther = (text: string) => other.test(text) && !malayalam.test(text)

/** What may stand between the two languages of a line, with the quotation mark that opens the second. */
const between = /(?:\s*(?<sign>[|/–—•~=([-]+)\s*|\s+)(?<quote>["'“‘]*)$/u

/** A line as it was written: the lines of its text are still apart. */
type Written = Omit<LooseLine, 'text'> & { texts: readonly string[] }

/** The lines, those in another language that belong to one of them, and those that say how one sounds. */
type Told = { lines: readonly LooseLine[]; others: readonly CaptionLine[]; sounds: readonly string[] }

/**
 * Tells two languages in one file apart by their scripts: Malayalam, and another language as its translation.
 * Only if that is how the file is made: in half of its captions both are written, or most captions in the
 * other language are shown at the time of a Malayalam one. Otherwise a word of English in a sentence stays
 * where it is.
 */
export function splitLanguages(captions: readonly Written[]): Told {
  const sounds: string[] = []
  const written = captions.map((caption) => withoutSound(caption, sounds))
  const own = written.filter(({ texts }) => texts.some((text) => malayalam.test(text)))
  const whole = written.map(({ texts, ...line }): LooseLine => ({ ...line, text: texts.join(' ') }))
  if (own.length === 0) return { lines: whole, others: [], sounds }

  const apart = written.map(({ texts }) => byLine(texts) ?? byScript(texts.join(' ')))
  if (apart.filter(Boolean).length < own.length / 2) return { ...atSameTime(whole), sounds }
  return { lines: whole.map((line, place) => ({ ...line, ...apart[place] })), others: [], sounds }
}

/** A line in Latin letters that sounds like the one in Malayalam is no translation: the app says how it sounds. */
function withoutSound(caption: Written, sounds: string[]): Written {
  const own = caption.texts.filter((text) => malayalam.test(text)).join(' ')
  const texts = caption.texts.filter((text) => {
    const isSound = soundsLike(text, own)
    if (isSound) sounds.push(text)
    return !isSound
  })
  return { ...caption, texts }
}

type Apart = { text: string; translation: string }

function byLine(texts: readonly string[]): Apart | undefined {
  const own = texts.filter((text) => !isOther(text))
  const others = texts.filter(isOther)
  if (others.length === 0 || !own.some((text) => malayalam.test(text))) return undefined
  return { text: own.join(' '), translation: bounded(others.join(' ')) }
}

/** Without a sign between them, one word in another script is no translation. */
function byScript(text: string): Apart | undefined {
  const [own, rest] = [text.search(malayalam), text.search(other)]
  if (own < 0 || rest < 0) return undefined
  const at = Math.max(own, rest)
  const tail = text.slice(at)
  const cut = between.exec(text.slice(0, at))
  if (!cut || (own < rest ? malayalam : other).test(tail)) return undefined
  const { sign = '', quote = '' } = cut.groups ?? {}
  const first = text.slice(0, cut.index).trim()
  const second = quote + (/[([]/.test(sign) ? tail.replace(/[)\]](?=[.!?]?$)/u, '') : tail)
  const [said, translation] = own < rest ? [first, second] : [second, first]
  if (sign === '' && !translation.trim().includes(' ')) return undefined
  return { text: said, translation: bounded(translation) }
}

/** The most seconds between the starts of a caption and its translation. */
const near = 0.5

function atSameTime(lines: readonly LooseLine[]): Omit<Told, 'sounds'> {
  const rest = lines.filter(({ text }) => isOther(text))
  const starts = lines
    .filter(({ text }) => malayalam.test(text))
    .map(({ start }) => start)
    .toSorted((one, other) => one - other)
  const beside = new Set(rest.filter(({ start }) => isNear(starts, start)))
  if (beside.size === 0 || beside.size < rest.length / 2 || beside.size < starts.length / 3)
    return { lines, others: [] }
  const others = [...beside].map(({ text, start, end }) => ({
    text,
    start,
    duration: (end ?? start + 1) - start,
  }))
  return {
    lines: lines.filter((line) => !beside.has(line)),
    others: others.toSorted((one, other) => one.start - other.start),
  }
}

/** Whether one of the starts, which are in order, is near this time. */
function isNear(starts: readonly number[], time: number): boolean {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < time - near) low = middle + 1
    else high = middle
  }
  return (starts[low] ?? Number.POSITIVE_INFINITY) <= time + near
}

const bounded = (text: string) => text.slice(0, longestLine).toWellFormed()
