/** What PostgreSQL and the file system say when there is no room left to write. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && full.has((error as NodeJS.ErrnoException).code ?? '')
}
