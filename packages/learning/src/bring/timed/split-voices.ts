import { cleanSpeaker, cleanText, speakerOf, withoutMarkup } from '../text/clean-text.ts'
import type { RawCue } from './formats/raw-cue.ts'

const dash = /^\s*(?:<[^<>]*>|\{\\[^{}]*\})*\s*[-‐‑–—−]+\s*(?=[^\s\d\-–—])/u
const mark = /^\s*>{2,3}\s*(?=\S)/u
const name = /^\s*[[(]?(?<name>\p{L}(?:[\p{L}\p{M}\p{N}. ]|\u200C|\u200D){0,28}?)[\])]?\s*[:：]\s+(?=\S)/u
/** What one of these has, as it is or in disguise. Most captions have nothing of it. */
const anySign = /[-‐‑–—−<>:&{\\\uFF01-\uFF5E]/u
const voice = /(?=<v(?:\.[^\s<>]*)?\s+[^<>\n]+>)/iu

/**
 * A caption in which more than one person speaks is a caption for each: by WebVTT's voices, by a dash or `>>`
 * before what each one says, or by names before it. They share its time by the length of their texts.
 */
export function splitVoices(cue: RawCue): RawCue[] {
  if (!cue.text.some((line) => anySign.test(line))) return [cue]
  const parts = byVoice(cue.text.join('\n')) ?? bySign(cue.text)
  if (!parts) {
    const speaker = cue.speaker ?? speakerOf(cue.text.join('\n'))
    return [speaker ? { ...cue, speaker } : withoutName(cue)]
  }
  return shareTime(cue, parts)
}

/** A name in Latin letters before what is said in Malayalam: it is no translation. */
const latinName =
  /^\s*(?<name>\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}. ]{0,39})\s*[:：]\s+(?=\P{L}*\p{Script=Malayalam})/u

function withoutName(cue: RawCue): RawCue {
  const [first = '', ...others] = cue.text
  const found = latinName.exec(first)
  const speaker = found?.groups?.name && cleanSpeaker(found.groups.name)
  return found && speaker ? { ...cue, text: [first.slice(found[0].length), ...others], speaker } : cue
}

type Part = { text: string[]; speaker?: string | undefined }

function byVoice(raw: string): Part[] | undefined {
  const parts = raw.split(voice).filter((part) => withoutMarkup(part).trim() !== '')
  if (parts.length < 2) return undefined
  return parts.map((part) => ({ text: part.split('\n'), speaker: speakerOf(part) }))
}

/** Undefined if only one person speaks. */
function bySign(raw: readonly string[]): Part[] | undefined {
  const lines = raw
    .flatMap((line) => withoutMarkup(line).split('\n'))
    .flatMap((line) => line.split(/(?<=\S\s)(?=>{2,3}\s*[\p{L}\p{N}])/u))
    .filter((line) => line.trim() !== '')
  for (const sign of [dash, mark, name]) {
    const begin = lines.map((line) => sign.test(line))
    const spoken = begin.filter(Boolean).length
    if (spoken < 2 && !(spoken === 1 && sign !== name && !begin[0])) continue
    if (sign === name && spoken !== lines.length) continue
    const parts: Part[] = []
    for (const [place, line] of lines.entries()) {
      const said = line.replace(sign, '')
      if (begin[place] || parts.length === 0) {
        const found = sign === name ? name.exec(line)?.groups?.name : undefined
        parts.push({ text: [said], speaker: found && cleanSpeaker(found) })
      } else parts.at(-1)?.text.push(said)
    }
    return parts
  }
  return undefined
}

function shareTime(cue: RawCue, parts: readonly Part[]): RawCue[] {
  const lengths = parts.map(({ text }) => cleanText(withoutMarkup(text.join(' '))).length || 1)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const whole = cue.end === undefined ? parts.length : cue.end - cue.start
  let start = cue.start
  return parts.map(({ text, speaker }, place) => {
    const from = start
    start += (whole * (lengths[place] ?? 1)) / all
    const isLast = place === parts.length - 1
    const { speaker: _, ...rest } = cue
    return { ...rest, text, start: from, end: isLast ? cue.end : start, ...(speaker && { speaker }) }
  })
}
