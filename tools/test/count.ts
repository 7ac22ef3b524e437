import { readFileSync } from 'node:fs'

/**
 * The result of a run. `broken` says what failed, a line each, with the first line of its message. `flaky`
 * names the journeys that failed first and passed when they were run again.
 */
export type Count = { passed: number; failed: number; broken: string[]; flaky: string[] }

export function addCounts(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    broken: counts.flatMap(({ broken }) => broken),
    flaky: counts.flatMap(({ flaky }) => flaky),
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: VitestFile[]
}
type VitestFile = { name: string; status: string; message: string; assertionResults: VitestTest[] }
type VitestTest = { fullName: string; status: string; failureMessages: string[] }

/** A suite that could not start counts as one failure, and so does a missing report. */
export function readVitestReport(path: string): Count {
  const report = readReport<VitestReport>(path)
  if (!report) return notWritten
  if (report.success) return { passed: report.numPassedTests, failed: 0, broken: [], flaky: [] }
  const named = report.testResults.flatMap(brokenIn)
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, 1),
    broken: named.length > 0 ? named : ['an error outside the tests, which stands above'],
    flaky: [],
  }
}

function brokenIn({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [describeFailure([name], message)] : []
  return failed.map(({ fullName, failureMessages }) => describeFailure([name, fullName], failureMessages[0]))
}

type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { file: string; title: string; tests: JourneyTest[] }
type JourneyTest = { status: string; results?: { error?: { message?: string } }[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites: Suite[]
}

/** A flaky journey counts as passed. It is named, so that it is corrected before it fails again. */
export function readPlaywrightReport(path: string): Count {
  const report = readReport<PlaywrightReport>(path)
  if (!report) return notWritten
  const { expected, unexpected, flaky } = report.stats
  const specs = report.suites.flatMap(specsOf)
  const withStatus = (wanted: string) =>
    specs.flatMap(({ file, title, tests }) => {
      const test = tests.find(({ status }) => status === wanted)
      return test ? [{ name: [file, title], message: test.results?.at(-1)?.error?.message }] : []
    })
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    broken: [
      ...withStatus('unexpected').map(({ name, message }) => describeFailure(name, message)),
      ...report.errors.map(({ message }) => describeFailure(['outside a journey'], message)),
    ],
    flaky: withStatus('flaky').map(({ name }) => name.join(' › ')),
  }
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

const describeFailure = (name: readonly string[], message = '') =>
  `${name.join(' › ')}: ${message.split('\n')[0]}`

const notWritten: Count = { passed: 0, failed: 1, broken: ['no report was written'], flaky: [] }

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
