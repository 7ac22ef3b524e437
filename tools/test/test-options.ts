import { readdirSync } from 'node:fs'

export type TestOptions = {
  unit: boolean
  journeys: boolean
  /**
   * Also what takes long: every page at every width, soaks, properties with their full counts, a bare
   * installation.
   */
  long: boolean
  unitFiles: string[]
  journeyFiles: string[]
}

const journeyFolder = 'apps/web/e2e/'

/** Reads the words after `npm test --`. A name without a test file throws one sentence. */
export function readTestOptions(
  words: readonly string[],
  testFiles: readonly string[] = findTestFiles(),
): TestOptions {
  const flags = words.filter((word) => word.startsWith('--'))
  const unknown = flags.find((flag) => !['--unit', '--e2e', '--long'].includes(flag))
  if (unknown) throw new Error(`There is no option ${unknown}: --unit, --e2e and --long are known.`)

  const names = words.filter((word) => !word.startsWith('--'))
  const named = names.flatMap((name) => {
    const found = testFiles.filter((file) => file.includes(name))
    if (found.length === 0) throw new Error(`No test file has "${name}" in its path.`)
    return found
  })
  const journeyFiles = named.filter((file) => file.startsWith(journeyFolder))
  const unitFiles = named.filter((file) => !file.startsWith(journeyFolder))
  const wanted = (flag: string, other: string, files: readonly string[]) =>
    (flags.includes(flag) || !flags.includes(other)) && (names.length === 0 || files.length > 0)
  return {
    unit: wanted('--unit', '--e2e', unitFiles),
    journeys: wanted('--e2e', '--unit', journeyFiles),
    long: flags.includes('--long'),
    unitFiles,
    journeyFiles,
  }
}

function findTestFiles(): string[] {
  return ['packages', 'content/src', 'apps', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
}
