import { spawnSync } from 'node:child_process'
import { atLeast, type Figure } from './figure.ts'

/** Words a second on one core, each the median of five runs over some 190 common words, in a process of its own. */
export function countWords(): Figure[] {
  const { stdout } = spawnSync(process.execPath, ['packages/malayalam/bench/words-per-second.ts'], {
    encoding: 'utf8',
  })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', count = ''] = line.split(' ')
      return atLeast(`${name}()`, Number(count.replaceAll(',', '')), 100_000, 'words a second')
    })
}
