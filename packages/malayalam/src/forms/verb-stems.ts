import type { WordEntry } from './entry.ts'
import { isConsonant } from './letters.ts'
import { type Stem, stem } from './stem.ts'

/** Commands that no rule gives. */
const commands: Readonly<Record<string, string>> = { വരുക: 'വാ', തരുക: 'താ', പോകുക: 'പോ', പറയുക: 'പറ', കളയുക: 'കള' }

/** Pasts that are heard beside the entry's own. */
const otherPasts: Readonly<Record<string, string>> = { താഴുക: 'താണു', വാഴുക: 'വാണു' }

/**
 * The stems of a verb: the present one from its infinitive (കഴിക്ക-, പോക-), and those of its past (കഴിച്ച-, എഴുതിയ-). ആകുക and what ends
 * like it are also said with വ (പോവാം).
 */
export function verbStems(entry: WordEntry): Stem[] {
  const infinitives = [entry.word, ...(entry.also ?? [])]
  const present = infinitives.flatMap((word, at) => presentStems(word, at === 0 ? 0 : 1))
  const pasts = [entry.past, otherPasts[entry.word]].filter((one) => one !== undefined)
  const past = pasts.flatMap((one) => pastStems(entry.word, one))
  const command = commands[entry.word]
  const calls = command ? [stem(command, 'end', 0, [{ id: 'command', shown: command }])] : []
  return [...present, ...past, ...calls]
}

function presentStems(word: string, rank: 0 | 1): Stem[] {
  const text = word.replace(/(?:ു|ി)ക$/u, '')
  const stems = [stem(word, 'infinitive', rank), stem(text, presentSlots(text), rank)]
  const body = text.slice(0, -1)
  if (!/[ാോ]ക$/u.test(text)) return stems
  return [
    ...stems,
    stem(`${body}വ`, 'present', 1),
    stem(`${body}വുക`, 'infinitive', 1),
    ...(text === 'പോക' ? [stem(body, 'short', 1)] : []),
  ]
}

function presentSlots(text: string): string {
  if (/[ാോ]ക$|ര$|(?<!യ്)യ$/u.test(text)) return 'present|cause'
  return text.endsWith('ക്ക') ? 'present|command' : 'present|command|cause'
}

function pastStems(word: string, past: string): Stem[] {
  const body = past.slice(0, -1)
  const joint = pastJoint(word, past)
  const within = (id: string) => [{ id, shown: `-${joint.now}`, joint }]
  if (past.endsWith('ു') && isConsonant(body.at(-1))) return [{ ...stem(body, 'past'), joint }]
  if (past.endsWith('ി'))
    return [
      { ...stem(past.endsWith('യി') ? body : `${past}യ`, 'pastI'), joint },
      stem(past, 'finiteI', 0, within('past')),
      stem(past, 'participle', 0, within('participle')),
      { ...stem(past, 'participleI'), joint },
    ]
  return [stem(past, 'finite', 0, within('past'))]
}

/** കഴിക്കുക, കഴിച്ചു: ക്കുക → ച്ചു. */
function pastJoint(word: string, past: string) {
  let same = 0
  while (word[same] === past[same] && same < past.length - 1) same++
  if (past[same] === '്') same--
  return { was: word.slice(same), now: past.slice(same) }
}
