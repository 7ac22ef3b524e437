import { codeOf } from '../errors/error-code.ts'

/** The codes of PostgreSQL and the file system for a full disk. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export function isDiskFull(error: unknown): boolean {
  return full.has(codeOf(error) ?? '')
}
