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
const aSpec = (title: string, status: string, message?: string) => ({
  file: 'quiz.test.ts',
  title,
  tests: [{ status, results: message ? [{ error: { message } }] : [] }],
})

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
      broken: [],
      flaky: ['quiz.test.ts › resumes'],
    })
  })

  it('counts journeys that failed, and errors outside journeys, and says which with why', () => {
    const specs = [aSpec('plays', 'expected'), aSpec('resumes', 'unexpected', 'no button\n  at line 3')]
    const report = aReport({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'no server' }],
      suites: [{ specs }],
    })
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failed: 2,
      broken: ['quiz.test.ts › resumes: no button', 'outside a journey: no server'],
      flaky: [],
    })
  })

  it('names the unit tests that failed, with the first line of why', () => {
    const report = aReport({
      numPassedTests: 5,
      numFailedTests: 1,
      success: false,
      testResults: [
        {
          name: 'judge.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'judges', status: 'passed', failureMessages: [] },
            { fullName: 'forgives', status: 'failed', failureMessages: ['1 is not 2\n  at line 9'] },
          ],
        },
      ],
    })
    expect(readVitestReport(report)).toEqual({
      passed: 5,
      failed: 1,
      broken: ['judge.test.ts › forgives: 1 is not 2'],
      flaky: [],
    })
  })

  it('counts a unit suite that could not start as a failure', () => {
    const report = aReport({
      numPassedTests: 5,
      numFailedTests: 0,
      success: false,
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no module', assertionResults: [] }],
    })
    expect(readVitestReport(report)).toEqual({
      passed: 5,
      failed: 1,
      broken: ['a.test.ts: no module'],
      flaky: [],
    })
  })

  it('counts an error outside the unit tests as a failure', () => {
    const report = aReport({ numPassedTests: 5, numFailedTests: 0, success: false, testResults: [] })
    expect(readVitestReport(report)).toEqual({
      passed: 5,
      failed: 1,
      broken: ['an error outside the tests, which stands above'],
      flaky: [],
    })
  })

  it.each([readVitestReport, readPlaywrightReport])(
    'counts a missing or broken report as a failure',
    (read) => {
      const nothing = { passed: 0, failed: 1, broken: ['no report was written'], flaky: [] }
      expect(read('/nowhere/report.json')).toEqual(nothing)
      expect(read(aReport('{"stats":'))).toEqual(nothing)
    },
  )

  it('adds the halves of a run', () => {
    expect(
      addCounts([
        { passed: 2, failed: 0, broken: [], flaky: [] },
        { passed: 3, failed: 1, broken: ['b'], flaky: ['a'] },
      ]),
    ).toEqual({ passed: 5, failed: 1, broken: ['b'], flaky: ['a'] })
  })
})
