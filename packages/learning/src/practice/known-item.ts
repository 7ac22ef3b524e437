import * as v from 'valibot'
import type { Card } from '../review/scheduler.ts'
import { type Item, isItem, type Skill, skillsOf } from './item.ts'

const skills: readonly Skill[] = [...new Set(Object.values(skillsOf).flat())]

const number = v.pipe(v.number(), v.finite())

const KnownCard: v.GenericSchema<Card> = v.object({
  state: v.picklist(['learning', 'known', 'relearning']),
  ...{ due: number, stability: number, difficulty: number, step: number, reps: number, lapses: number },
  ...{ first: number, last: number },
})

/** What is known of an item, by skill, as a server tells it to a device that is new to an account. */
export const KnownItem = v.tuple([v.custom<Item>(isItem), v.record(v.picklist(skills), KnownCard)])
