import { spawnSync } from 'node:child_process'
import { atLeast, type Figure } from './figure.ts'

/** What each must do in a second on one core: words taken apart, words made, words looked up. */
const wanted: Readonly<Record<string, number>> = { analyse: 50_000, make: 10_000, find: 130 }

/** The median of five runs over every form of a small lexicon, and as many words it does not know, in a process of its own. */
export function countForms(): Figure[] {
  const { stdout } = spawnSync(process.execPath, ['packages/malayalam/bench/forms-per-second.ts'], {
    encoding: 'utf8',
  })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', count = ''] = line.split(' ')
      return atLeast(`${name}()`, Number(count.replaceAll(',', '')), wanted[name] ?? 0, 'a second')
    })
}
