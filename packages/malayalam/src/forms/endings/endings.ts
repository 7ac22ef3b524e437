import type { JointKind } from './joints.ts'
import { meanings } from './meanings.ts'
import { nominalEndings, nounEndings } from './noun-endings.ts'
import { slots, wholeWord } from './slots.ts'
import { verbEndings } from './verb-endings.ts'
import {
  andEndings,
  closedEndings,
  dayEndings,
  lastEndings,
  openEndings,
  saidEndings,
} from './word-endings.ts'

/** 0: standard. 1: a common variant. 2: spoken. 3: understood, but never made. */
export type Rank = 0 | 1 | 2 | 3

/** What a digit before a spelling means. Spoken ones are said in all of Kerala (2) or in a part of it (4). */
const ranks: Readonly<Record<string, { rank: Rank; said: boolean }>> = {
  0: { rank: 0, said: false },
  1: { rank: 1, said: false },
  2: { rank: 2, said: true },
  3: { rank: 3, said: false },
  4: { rank: 3, said: true },
}
const standard = { rank: 0, said: false } as const

/** One spelling of an ending. What it joins to and what it makes are sets of slots. */
export type Ending = {
  id: string
  text: string
  /** The ending as a card shows it: with a hyphen, and in full where `text` is only a stem (-പ്പെടുക). */
  shown: string
  on: number
  makes: number
  rank: Rank
  /** Whether it is said, and not written but where people write as they speak. */
  said: boolean
  /**
   * Whether the same letters are more often another ending: വന്നോ is mostly a question and seldom a command.
   */
  seldom: boolean
  joint: JointKind
}

const rows: readonly Omit<Ending, 'shown'>[] = [
  ...read(nounEndings, 'none'),
  ...read(nominalEndings, 'none'),
  ...read(verbEndings, 'none'),
  ...read(dayEndings, 'none'),
  ...read(lastEndings, 'none'),
  ...read(andEndings, 'and'),
  ...read(saidEndings, 'said'),
  ...read(openEndings, 'vowel'),
  ...read(closedEndings, 'consonant'),
]

/** The rule table. Both `analyse` and `make` read it and nothing else. */
export const endings: readonly Ending[] = rows.map((row) => ({ ...row, shown: `-${wholeText(row)}` }))

/**
 * The ending in a form that can end a word: the infinitive if it makes a verb, and അ for an a that is not
 * written.
 */
function wholeText(row: Omit<Ending, 'shown'>): string {
  if ((row.makes & wholeWord) !== 0) return row.text.trim() || 'അ'
  const siblings = rows.filter(
    ({ id, on, makes }) => id === row.id && (on & row.on) !== 0 && (makes & wholeWord) !== 0,
  )
  const infinitives = siblings.filter(({ makes }) => (makes & slots('infinitive')) !== 0)
  const alike = infinitives.find(({ rank }) => rank === row.rank)
  const sibling =
    siblings.find(({ text }) => text.startsWith(row.text.slice(0, -1)) && row.text.length > 3) ??
    siblings.find(({ rank }) => rank === row.rank) ??
    siblings[0]
  return (alike ?? infinitives[0] ?? sibling ?? row).text
}

function read(table: string, joint: JointKind): Omit<Ending, 'shown'>[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', on = '', makes = '', ...texts] = line.split(' ')
      if (!(id in meanings)) throw new Error(`The ending ${id} has no meaning.`)
      return texts.map((text) => ({
        id,
        text: text.replace(/^[0-4]?~?/u, '').replaceAll('_', ' '),
        on: slots(on),
        makes: slots(makes),
        ...(ranks[text.charAt(0)] ?? standard),
        seldom: /^[0-4]?~/u.test(text),
        joint,
      }))
    })
}
