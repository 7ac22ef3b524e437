import type { JointKind } from './joints.ts'
import { meanings } from './meanings.ts'
import { nominalEndings, nounEndings } from './noun-endings.ts'
import { slots } from './slots.ts'
import { verbEndings } from './verb-endings.ts'
import { andEndings, closedEndings, dayEndings, openEndings } from './word-endings.ts'

/** 0 standard, 1 current beside it, 2 spoken, 3 understood and never made. */
export type Rank = 0 | 1 | 2 | 3

/** One way to write one ending: what it joins to and what it makes are sets of slots. */
export type Ending = {
  id: string
  text: string
  on: number
  makes: number
  rank: Rank
  joint: JointKind
}

/** The rule table. Both directions read this and nothing else. */
export const endings: readonly Ending[] = [
  ...read(nounEndings, 'none'),
  ...read(nominalEndings, 'none'),
  ...read(verbEndings, 'none'),
  ...read(dayEndings, 'none'),
  ...read(andEndings, 'and'),
  ...read(openEndings, 'vowel'),
  ...read(closedEndings, 'consonant'),
]

function read(table: string, joint: JointKind): Ending[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', on = '', makes = '', ...texts] = line.split(' ')
      if (!(id in meanings)) throw new Error(`The ending ${id} has no meaning.`)
      return texts.map((text) => ({
        id,
        text: text.replace(/^[0-3]/u, '').replaceAll('_', ' '),
        on: slots(on),
        makes: slots(makes),
        rank: (/^[0-3]/u.test(text) ? Number(text.charAt(0)) : 0) as Rank,
        joint,
      }))
    })
}
