import { readFileSync } from 'node:fs'

/** Words of `words-of-kerala.txt`, the most usual first. */
export function wordsOfKerala(): string[] {
  const text = readFileSync(new URL('./words-of-kerala.txt', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  return [...new Set(lines.flatMap((line) => line.split(/\s+/).filter(Boolean)))]
}
