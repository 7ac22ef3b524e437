import { resolve } from 'node:path'

type SiteOptions = { folder: string; compressed: boolean }

const usage = 'Say where the site is to be written: npm run build:site -- <folder> [--compressed]'

/**
 * Reads the words after `npm run build:site --`. A relative folder starts at `from`. Throws one sentence
 * for a wrong word.
 */
export function readSiteOptions(words: readonly string[], from: string): SiteOptions {
  const unknown = words.find((word) => word.startsWith('--') && word !== '--compressed')
  if (unknown) throw new Error(`There is no option ${unknown}. ${usage}`)
  const [folder, ...others] = words.filter((word) => !word.startsWith('--'))
  if (!folder || others.length > 0) throw new Error(usage)
  return { folder: resolve(from, folder), compressed: words.includes('--compressed') }
}
