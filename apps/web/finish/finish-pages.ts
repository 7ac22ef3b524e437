import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLate } from './late-start.ts'
import { elementsOf, pageCss } from './page-css.ts'
import { leafFirst, staticImports } from './script-order.ts'

const style = /(?<open><style[^>]*>)(?<css>.*?)<\/style>/s

/**
 * The last step of the build: each page in `folder` keeps only the style rules it needs and starts its scripts after its
 * first paint. The whole style sheet becomes a file, which every page fetches then.
 */
export function finishPages(folder: string) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const sheets = new Map<string, string>()
  const sheetFile = (css: string) => {
    const known = sheets.get(css)
    if (known) return known
    const path = `/assets/app-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
    writeFileSync(join(folder, path), css)
    sheets.set(css, path)
    return path
  }
  const importsOf = (file: string) => staticImports(readFileSync(join(folder, file), 'utf8'), '/assets')
  const order = (files: string[]) => leafFirst(files, importsOf)

  for (const page of pages) {
    const path = join(folder, page)
    const html = readFileSync(path, 'utf8')
    const { open, css } = style.exec(html)?.groups ?? {}
    if (!open || !css) throw new Error(`${page} has no style sheet in it.`)
    const styled = html.replace(style, () => `${open}${pageCss(css, elementsOf(html))}</style>`)
    writeFileSync(path, startLate(styled, order, sheetFile(css)))
  }
}
