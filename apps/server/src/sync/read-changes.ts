import type { Context } from 'hono'
import type * as v from 'valibot'
import { readAsLearner } from '../account/session/require-learner.ts'
import { AppError } from '../errors/app-error.ts'
import { readBody } from '../http/read-body.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside/outside.ts'

export type ChangesNeeds = Pick<Outside, 'db' | 'account' | 'publicUrl' | 'now'>

/** In bytes: a hundred records of the longest texts that learners really make. */
const longestBody = 1_000_000

/** Far more than a learner's devices need together, even when they first send everything they have. */
export const exchanges = { many: 3000, seconds: 600 }

/** A learner's changes, and who they are. */
export async function readChanges<Schema extends v.GenericSchema<unknown, { learner: string }>>(
  context: Context<Env>,
  outside: ChangesNeeds,
  name: string,
  body: Schema,
) {
  const { learner, body: changes } = await readAsLearner(
    context,
    outside,
    () => readBody(context, body, { maxBytes: longestBody }),
    ({ id }) => countAgainst({ db: outside.db, context }, [name, id], exchanges),
  )
  if (changes.learner !== learner.id) throw new AppError('forbidden', 'signed-in-otherwise')
  return { id: learner.id, changes }
}
