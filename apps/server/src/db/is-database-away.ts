import { codeOf, isSystemError } from '../errors/error-code.ts'

/** SQLSTATE classes and codes that mean: no server, or a server without time for us (57014: it took too long). */
const awayStates = /^(08...|57P0[123]|57014|53[23]00)$/

/** The messages of the driver where it gives no code. */
const awayWords = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

/**
 * Whether a statement failed because the database could not be reached. That is not a bug of ours, and it
 * passes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (isSystemError(error)) return error.syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE'
  return code === undefined ? awayWords.test(error.message) : awayStates.test(code)
}
