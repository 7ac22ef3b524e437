import { pino } from 'pino'
import { expect, it } from 'vitest'
import { freshDatabase, openDatabase } from '../testing/start-app.ts'
import { checkClock } from './check-clock.ts'

const minute = 60_000

it.each([
  { apart: 0, said: '' },
  { apart: 4 * minute, said: '' },
  { apart: -4 * minute, said: '' },
  { apart: 6 * minute, said: 'The clock of this machine is 6 minutes ahead of the database’s' },
  { apart: -40 * 1440 * minute, said: 'The clock of this machine is 57600 minutes behind the database’s' },
])('logs "$said" if the clocks are $apart ms apart', async ({ apart, said }) => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  await checkClock(openDatabase(await freshDatabase()), log, () => new Date(Date.now() + apart))
  if (said) expect(lines.join('')).toContain(said)
  else expect(lines).toEqual([])
})
