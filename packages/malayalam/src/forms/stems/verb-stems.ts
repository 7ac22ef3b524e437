import type { WordEntry } from '../entry.ts'
import { isConsonant } from '../letters.ts'
import { changedAlike, type Stem, spoken, stem } from './stem.ts'

/** Irregular commands. */
const commands: Readonly<Record<string, string>> = { വരുക: 'വാ', തരുക: 'താ', പോകുക: 'പോ', പറയുക: 'പറ', കളയുക: 'കള' }

/** Short spoken commands beside the regular ones: ഇരിക്ക്, ഇരി. */
const shortCommands: Readonly<Record<string, string>> = {
  ഇരിക്കുക: 'ഇരി',
  നിൽക്കുക: 'നില്ല്',
  കൊടുക്കുക: 'കൊട്',
  എടുക്കുക: 'എട്',
}

/**
 * A compound of a participle and an irregular verb has its command too: കൊണ്ടുവരുക, കൊണ്ടുവാ. നിവരുക is not
 * one.
 */
function commandOf(word: string): string | undefined {
  const last = Object.keys(commands).find(
    (verb) => word === verb || new RegExp(`^(?:[\\p{L} ]\\p{M}*){2,}(?<=[ുി ])${verb}$`, 'u').test(word),
  )
  return last && word.slice(0, -last.length) + commands[last]
}

/** Spoken past forms beside the entry's own. */
const otherPasts: Readonly<Record<string, string>> = { താഴുക: 'താണു', വാഴുക: 'വാണു' }

/**
 * The stems of a verb: the present stem from its infinitive (കഴിക്ക-, പോക-) and those of its past (കഴിച്ച-,
 * എഴുതിയ-), in all its spellings. ആകുക and verbs that end like it also have forms with വ (പോവാം).
 */
export function verbStems(entry: WordEntry): Stem[] {
  const infinitives = [entry.word, ...(entry.also ?? [])]
  const present = infinitives.flatMap((word, at) => presentStems(word, at === 0 ? 0 : 1))
  return [...present, ...pastsOf(entry).flatMap(pastStems), ...callsOf(entry.word)]
}

/** The irregular and the short commands, and those of verbs in യ and ര as they are said: പറയ്, ഉണര്. */
function callsOf(word: string): Stem[] {
  const command = commandOf(word)
  const short = shortCommands[word]
  const plain = (!command || word === 'പറയുക') && /[^്][രയ]ുക$/u.test(word) && `${word.slice(0, -2)}്`
  return [
    ...(plain ? [stem(plain, 'end', 3, [{ id: 'command', shown: plain }])] : []),
    ...(command ? [stem(command, 'end', 0, [{ id: 'command', shown: command }])] : []),
    ...(short ? [stem(short, 'end', 3, [{ id: 'command', shown: short }])] : []),
  ]
}

type Past = { word: string; past: string; rank: 0 | 1 }

/** Each past form once, with its infinitive. */
function pastsOf({ word, past, also = [] }: WordEntry): Past[] {
  if (!past) return []
  const pasts: Past[] = [past, otherPasts[word]]
    .filter((one) => one !== undefined)
    .map((one) => ({ word, past: one, rank: 0 }))
  for (const other of also) {
    const its = pastOfOther(other, word, past)
    if (pasts.every((one) => one.past !== its)) pasts.push({ word: other, past: its, rank: 1 })
  }
  return pasts
}

/**
 * The past of another spelling: നിർമിക്കുക, നിർമിച്ചു. യ് is dropped before ച്ച (വയ്ക്കുക, വച്ചു). If the two
 * spellings end differently, they share one past (ആകുക, ആവുക: ആയി).
 */
const pastOfOther = (other: string, word: string, past: string) =>
  (changedAlike(other, word, past) ?? past).replace(/യ്(?=ച്ചു$)/u, '')

function presentStems(word: string, rank: 0 | 1): Stem[] {
  const text = word.replace(/(?:ു|ി)ക$/u, '')
  const stems = [
    stem(word, 'infinitive', rank),
    stem(text, presentSlots(text), rank),
    ...causing(text),
    ...worn(text),
  ]
  const body = text.slice(0, -1)
  if (!/[ാോ]ക$/u.test(text)) return stems
  return [
    ...stems,
    stem(`${body}വ`, 'present', 1),
    stem(`${body}വുക`, 'infinitive', 1),
    ...(/(?:^|[ുി ])പോക$/u.test(text) ? [stem(body, 'short', 1)] : []),
  ]
}

/**
 * The present stem as it is worn in speech: നിക്ക- of നിൽക്ക-, കേക്ക- of കേൾക്ക-, പറേ- of പറയ-, അറീ- of അറിയ-.
 */
function worn(text: string): Stem[] {
  if (/.[ൽൾ]ക്ക$/u.test(text) && text !== 'ഏൽക്ക')
    return [spoken(stem(text.replace(/[ൽൾ](?=ക്ക$)/u, ''), 'present|command'))]
  const body = text.slice(0, -1)
  if (/[ക-ഹ]യ$/u.test(text)) return [spoken(stem(`${body}േ`, 'short'), 3)]
  return /ിയ$/u.test(text) ? [spoken(stem(body.replace(/ി$/u, 'ീ'), 'short'), 3)] : []
}

/** The stem to which the causative of a verb in ക്കുക joins: കുടിക്കുക, കുടിപ്പിക്കുക. */
const causing = (text: string): Stem[] =>
  text.endsWith('ക്ക') ? [stem(`${text.replace(/(?:യ്)?ക്ക$/u, '')}പ്പ`, 'cause', 3)] : []

function presentSlots(text: string): string {
  if (/[ാോ]ക$|ര$|(?<!യ്)യ$/u.test(text)) return 'present|cause'
  return text.endsWith('ക്ക') ? 'present|command' : 'present|command|cause'
}

function pastStems({ word, past, rank }: Past): Stem[] {
  const body = past.slice(0, -1)
  const joint = pastJoint(word, past)
  const within = (id: string) => [{ id, shown: `-${joint.now}`, joint }]
  if (past.endsWith('ു') && isConsonant(body.at(-1))) return [{ ...stem(body, 'past', rank), joint }]
  if (past.endsWith('ി'))
    return [
      { ...stem(past.endsWith('യി') ? body : `${past}യ`, 'pastI', rank), joint },
      stem(past, 'finiteI', rank, within('past')),
      stem(past, 'participle', rank, within('participle')),
      { ...stem(past, 'participleI', rank), joint },
      ...shortParticiples(past).map((short) => ({ ...short, joint })),
    ]
  return [stem(past, 'finite', rank, within('past'))]
}

/** The short form of പോയി before endings that join a participle: പോയ്ക്കോ, and പൊയ്ക്കോ, കൊണ്ടുപൊയ്ക്കോ. */
const shortParticiples = (past: string): Stem[] =>
  past.endsWith('യി')
    ? [
        stem(`${past.slice(0, -1)}്`, 'participleI', 3),
        ...(/(?:^|[ുി ])പോയി$/u.test(past) ? [stem(past.replace(/പോയി$/u, 'പൊയ്'), 'participleI', 1)] : []),
      ]
    : []

/** The change from the infinitive to the past: കഴിക്കുക, കഴിച്ചു: ക്കുക → ച്ചു. */
function pastJoint(word: string, past: string) {
  let same = 0
  while (word[same] === past[same] && same < past.length - 1) same++
  if (past[same] === '്') same--
  return { was: word.slice(same), now: past.slice(same) }
}
