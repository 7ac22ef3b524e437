import { idOf } from '@app/learning/practice'
import { openLogHere } from '../device/log/open-log.ts'
import { practisedOfKind } from '../device/log/read-log.ts'

/** The ids of the letters that were ever practised on this device. */
export const metLetters = async (): Promise<ReadonlySet<string>> =>
  new Set((await practisedOfKind(await openLogHere(), 'letter')).map(idOf))
