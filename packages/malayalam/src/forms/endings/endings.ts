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
const ranks: readonly Rank[] = [0, 1, 2, 3]

/** One spelling of an ending. What it joins to and what it makes are sets of slots. */
export type Ending = {
  id: string
  text: string
  /** The ending as a card shows it: with a hyphen, and in full where `text` is only a stem (-പ്പെടുക). */
  shown: string
  on: number
  makes: number
  rank: Rank
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
        text: text.replace(/^[0-3]?~?/u, '').replaceAll('_', ' '),
        on: slots(on),
        makes: slots(makes),
        rank: ranks.find((rank) => text.startsWith(String(rank))) ?? 0,
        seldom: /^[0-3]?~/u.test(text),
        joint,
      }))
    })
}
