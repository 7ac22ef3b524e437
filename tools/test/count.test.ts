import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addCounts, readPlaywrightReport, readVitestReport } from './count.ts'

function aReport(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'malayalam-report-')), 'report.json')
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return path
}
const aSpec = (title: string, status: string) => ({ file: 'quiz.test.ts', title, tests: [{ status }] })

describe('the count of a run', () => {
  it('counts a flaky journey as passed, and names it', () => {
    const specs = [aSpec('plays', 'expected'), aSpec('resumes', 'flaky')]
    const report = aReport({
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      errors: [],
      suites: [{ suites: [{ specs }] }],
    })
    expect(readPlaywrightReport(report)).toEqual({
      passed: 2,
      failed: 0,
      flaky: ['quiz.test.ts › resumes'],
    })
  })

  it('counts journeys that failed, and errors outside journeys', () => {
    const report = aReport({ stats: { expected: 3, unexpected: 2, flaky: 0 }, errors: [{}], suites: [] })
    expect(readPlaywrightReport(report)).toEqual({ passed: 3, failed: 3, flaky: [] })
  })

  it('counts a unit suite that could not start as a failure', () => {
    const report = aReport({ numPassedTests: 5, numFailedTests: 0, success: false })
    expect(readVitestReport(report)).toEqual({ passed: 5, failed: 1, flaky: [] })
  })

  it.each([readVitestReport, readPlaywrightReport])(
    'counts a missing or broken report as a failure',
    (read) => {
      expect(read('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, flaky: [] })
      expect(read(aReport('{"stats":'))).toEqual({ passed: 0, failed: 1, flaky: [] })
    },
  )

  it('adds the halves of a run', () => {
    expect(
      addCounts([
        { passed: 2, failed: 0, flaky: [] },
        { passed: 3, failed: 1, flaky: ['a'] },
      ]),
    ).toEqual({ passed: 5, failed: 1, flaky: ['a'] })
  })
})
