import { expect, it } from 'vitest'
import { runTool } from '../testing/processes.ts'

it.each(['waitlist', 'reports', 'import-dictionary'])(
  '%s is a process that explains itself and ends with 1 when it is told nothing',
  async (tool) => {
    const { code, said } = await runTool(tool, {})
    expect(code).toBe(1)
    expect(said).toMatch(/^Say what to do/)
  },
)
