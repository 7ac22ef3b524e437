import { type TargetLanguage, targetLanguages } from '@app/learning/languages'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Command } from '../operator/command.ts'
import { foldWholeLog } from './fold-whole-log.ts'
import { foldState, tableOf } from './sync-statements.ts'

/**
 * Folds the logs of practice whose fold is not that of now, or with `--all` every log: what a server does by itself when
 * a learner comes.
 */
export const foldCommand: Command = async (words, { say, withDatabase }) => {
  const all = words[0] === '--all'
  if (words.length > (all ? 1 : 0)) throw new Error('Say nothing, or --all.')
  await withDatabase(async (db) => {
    let count = 0
    for (const learnt of targetLanguages)
      for (const learner of await learnersWith(db, learnt, all)) {
        await foldWholeLog(db, learnt, learner)
        count += 1
      }
    say(`${count} ${count === 1 ? 'log is' : 'logs are'} folded.`)
  })
}

async function learnersWith(db: Kysely<Database>, learnt: TargetLanguage, all: boolean): Promise<string[]> {
  const { rows } = await db.executeQuery<{ learner: string }>(
    CompiledQuery.raw(
      `select learner_id as learner from ${tableOf('progress', learnt)} as progress
      where version > 0 and ($1 or ${foldState} = 'behind')`,
      [all],
    ),
  )
  return rows.map(({ learner }) => learner)
}
