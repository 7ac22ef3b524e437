import { spawnSync } from 'node:child_process'
import { atLeast, type Figure } from './figure.ts'

/** The figures of a program that says, line by line, a function's name and how often a second it did its work: in a process of its own. */
export function perSecond(program: string, wanted: (name: string) => number, unit: string): Figure[] {
  const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', count = ''] = line.split(' ')
      return atLeast(`${name}()`, Number(count.replaceAll(',', '')), wanted(name), unit)
    })
}
