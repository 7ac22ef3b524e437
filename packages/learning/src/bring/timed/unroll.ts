import { cleanText, withoutMarkup } from '../text/clean-text.ts'
import type { RawCue } from './formats/raw-cue.ts'
import { type Shown, type Step, stepBetween } from './unroll-step.ts'

/** In rolling captions of a provider, the words of a line have times of their own. */
const timeOfWord = /<\d{1,2}:\d{2}[\d:.]*>/

/**
 * Captions that roll show each line again above the next one; captions that are built up repeat the words
 * before each new one; captions that mark the spoken word repeat the whole line. Each sentence is kept once,
 * with its whole time. Other captions are unchanged: a refrain is not a repetition.
 */
export function unrolled(cues: readonly RawCue[]): readonly RawCue[] {
  const shown = cues.map(shownOf)
  const steps = shown.map((one, place) => stepBetween(shown[place - 1], one))
  const rolls = cues.some(({ text }) => text.some((line) => timeOfWord.test(line))) || areMost(steps)
  const grows = growing(steps)

  const result: RawCue[] = []
  for (const [place, { cue: whole, lines }] of shown.entries()) {
    const cue = { ...whole, text: lines.map(({ raw }) => raw) }
    const step = steps[place] ?? { kind: 'new' }
    const undone = step.kind === 'again' || (step.kind !== 'new' && (rolls || grows.has(place)))
    const last = result.pop()
    result.push(
      ...(last ? (undone ? withoutRepetition(last, cue, step, shown[place - 1]) : [last, cue]) : [cue]),
    )
  }
  return result
}

function shownOf(cue: RawCue): Shown {
  const lines = cue.text.map((raw) => ({ raw, bare: bareOf(raw) })).filter(({ bare }) => bare !== '')
  return {
    cue,
    lines,
    bare: lines.map(({ bare }) => bare).join(' '),
    raw: lines.map(({ raw }) => raw.trim()).join(' '),
  }
}

const bareOf = (raw: string) => cleanText(withoutMarkup(raw))

/** Whether more than half of the captions repeat the one before, apart from those that say it again. */
const areMost = (steps: readonly Step[]) =>
  steps.filter(({ kind }) => kind !== 'new' && kind !== 'same').length > (steps.length - 1) / 2

/**
 * The captions that only add words to the one before: in a row of them, or if a third of the file is so. A
 * caption that adds letters within a word must be one of a row.
 */
function growing(steps: readonly Step[]): ReadonlySet<number> {
  const found = new Set<number>()
  const many = steps.filter(({ kind }) => kind === 'grown').length >= (steps.length - 1) / 3
  let row: { place: number; whole: boolean }[] = []
  for (const [place, step] of [...steps, { kind: 'new' } as const].entries()) {
    if (step.kind === 'grown') row.push({ place, whole: step.whole })
    else if (step.kind !== 'again') {
      if (row.length > 1 || (many && row.every(({ whole }) => whole)))
        for (const { place } of row) found.add(place)
      row = []
    }
  }
  return found
}

/** The caption before, made longer, and what is new in this one. */
function withoutRepetition(last: RawCue, cue: RawCue, step: Step, before: Shown | undefined): RawCue[] {
  if (step.kind === 'rolled')
    return step.fresh.length > 0 ? [last, { ...cue, text: step.fresh }] : [longer(last, cue.end)]
  if (step.kind !== 'grown') return [longer(last, cue.end)]
  if (bareOf(last.text.at(-1) ?? '') !== before?.lines.at(-1)?.bare)
    return [last, { ...cue, text: [step.added, ...step.fresh] }]
  const grown = { ...last, text: [...last.text.slice(0, -1), step.line] }
  if (step.fresh.length === 0) return [longer(grown, cue.end)]
  return [longer(grown, cue.start), { ...cue, text: step.fresh }]
}

/** The caption with the end of its repetition, if that has one. */
const longer = (last: RawCue, end: number | undefined): RawCue =>
  end === undefined ? last : { ...last, end: Math.max(end, last.end ?? end) }
