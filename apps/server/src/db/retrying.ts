import { setTimeout as sleep } from 'node:timers/promises'

/** Serialization failure, deadlock: nothing of the transaction was done. */
const again = new Set(['40001', '40P01'])

const tries = 5

/**
 * Runs a whole transaction, and again when the database could not put it into an order beside others. PostgreSQL says so of a
 * deadlock only, engines that spread over machines of any two that meet.
 */
export async function retrying<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let number = 1; ; number++) {
    try {
      return await transaction()
    } catch (error) {
      if (number === tries || !again.has((error as { code?: string }).code ?? '')) throw error
      await sleep(Math.random() * 20 * number)
    }
  }
}
