import { readdirSync, readFileSync } from 'node:fs'
import { atMost, type Figure } from './figure.ts'

/**
 * Memory of the idle server and its database: the proportional share (PSS) of each process, which counts
 * shared pages once. Linux only.
 */
export function weighMemory(server: number): Figure[] {
  const processes = [server, ...descendantsOf(server)]
  const kilobytes = processes.reduce((sum, pid) => sum + shareOf(pid), 0)
  return [atMost('server and database, idle: memory', kilobytes / 1024, 250, 'MB')]
}

function descendantsOf(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0
  }
}

function shareOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
}
