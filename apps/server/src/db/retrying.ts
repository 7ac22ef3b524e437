import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../errors/error-code.ts'

/** Serialization failure and deadlock: the transaction has done nothing. */
const again = new Set(['40001', '40P01'])

const tries = 5

/**
 * Runs a whole transaction, and runs it again when the database could not serialize it with others.
 * PostgreSQL says so only of a deadlock; databases that run on several machines say so of any two conflicting
 * transactions.
 */
export async function retrying<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let number = 1; ; number++) {
    try {
      return await transaction()
    } catch (error) {
      if (number === tries || !again.has(codeOf(error) ?? '')) throw error
      await sleep(Math.random() * 20 * number)
    }
  }
}
