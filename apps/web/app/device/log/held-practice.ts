import type { TargetLanguage } from '@app/learning/languages'
import { type PracticeRecord, resolveConflict } from '@app/learning/practice'
import { type Owner, ownerOf } from '../storage/owner.ts'
import { storageOf, targetLanguage } from '../target-language/target-language.ts'

/** Practice that the browser has not kept: only this page has it, as long as it is open. */
export function heldPractice() {
  const held = new Map<string, Map<string, PracticeRecord>>()
  const of = (owner: Owner, learnt: TargetLanguage) => held.get(`${learnt}/${owner}`) ?? new Map()
  return {
    of: (owner: Owner, learnt: TargetLanguage): PracticeRecord[] => [...of(owner, learnt).values()],

    add(owner: Owner, learnt: TargetLanguage, records: readonly PracticeRecord[]) {
      const all = new Map<string, PracticeRecord>(of(owner, learnt))
      for (const record of records) {
        const known = all.get(record.id)
        all.set(record.id, known ? resolveConflict(known, record) : record)
      }
      held.set(`${learnt}/${owner}`, all)
    },

    /** The browser, or the server, has these. One that has changed since stays. */
    drop(owner: Owner, learnt: TargetLanguage, records: readonly PracticeRecord[]) {
      const all = of(owner, learnt)
      for (const record of records)
        if (JSON.stringify(all.get(record.id)) === JSON.stringify(record)) all.delete(record.id)
    },

    forget: (owner: Owner, learnt: TargetLanguage) => held.delete(`${learnt}/${owner}`),
  }
}

export type HeldPractice = ReturnType<typeof heldPractice>

/** What this page holds. */
export const held = heldPractice()

/** What this page holds of its learner that the browser has not kept. */
export const heldHere = (learnt = targetLanguage) => held.of(ownerOf(storageOf(learnt)), learnt)
