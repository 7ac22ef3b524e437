import { pino } from 'pino'

/**
 * Fields in errors of PostgreSQL, mail servers and better-auth that quote rows or requests, or name people.
 */
const quoting = [
  'detail',
  'details',
  'where',
  'parameters',
  'response',
  'rejected',
  'recipient',
  'envelope',
  'rejectedErrors',
]

const address = /[^\s<>"'()[\]{},;:=]+@[^\s<>"'()[\]{},;:=]+/g

/** An error for the log: complete, but without what it quotes of others, and without anybody's address. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { cause, ...rest } = error
  const { type, message, stack } = pino.stdSerializers.err(error)
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => !quoting.includes(name)))
  const text = JSON.stringify({ ...fields, type, message, stack }, (_name, value) =>
    typeof value === 'string' ? value.replaceAll(address, '…@…') : value,
  )
  return { ...JSON.parse(text), ...(cause !== undefined && { cause: errorForLog(cause) }) }
}
