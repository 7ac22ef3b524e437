import type { PracticeLogReply } from '@app/api'
import { changeLog, type LogDatabase, type LogPart, noteIn } from './log-database.ts'
import { addToLog } from './write-log.ts'

/**
 * Adds a page of older practice, unless another tab did. It changes nothing of what is known. With the last one the log
 * is here, and whole with the next exchange: that brings what came meanwhile.
 */
export const storeOlderPage = (
  database: LogDatabase,
  asked: LogPart['before'],
  { practice, next }: PracticeLogReply,
) =>
  changeLog(database, async (writing) => {
    const part = await noteIn(writing, 'behind')
    if (!part || JSON.stringify(part.before) !== JSON.stringify(asked)) return
    await addToLog(writing, practice, false)
    const { before: _before, ...rest } = part
    await writing.objectStore('notes').put({ ...rest, ...(next && { before: next }) }, 'behind')
  })
