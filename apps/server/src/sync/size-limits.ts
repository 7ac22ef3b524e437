import { AppError } from '../errors/app-error.ts'

type Size = { all: number; today: number }

/**
 * In bytes, of all languages together: what an account may keep, and what it may write in a day. A diligent learner
 * writes 100 kB a day and a device that was offline for years brings 15 MB at once. No account can fill the disk.
 */
const mostBytes: Size = { all: 400_000_000, today: 60_000_000 }

/** Refuses what makes an account larger than it may be. What makes it smaller is always taken. */
export function checkSize(before: Size, after: Size) {
  if (after.all <= before.all) return
  if (after.all > mostBytes.all) throw new AppError('too-large', 'practice-full')
  if (after.today > mostBytes.today) throw new AppError('too-many', 'practice-full-today')
}
