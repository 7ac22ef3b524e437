import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLate } from './late-start.ts'
import { elementsOf, pageCss } from './page-css.ts'
import { leafFirst, staticImports } from './script-order.ts'
import { slimManifest } from './slim-manifest.ts'

const style = /(?<open><style[^>]*>)(?<css>.*?)<\/style>/s

/**
 * The last step of the build: each page in `folder` keeps only the style rules it needs and starts its scripts after its
 * first paint. The whole style sheet becomes a file, which every page fetches then, and the list of the routes becomes short. Answers the build's id, which each page
 * carries: pages of one build have one id, and those of another have another.
 */
export function finishPages(folder: string): string {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const sheets = new Map<string, string>()
  const sheetFile = (css: string) => {
    const known = sheets.get(css)
    if (known) return known
    const path = `/assets/app-${hashOf(css)}.css`
    writeFileSync(join(folder, path), css)
    sheets.set(css, path)
    return path
  }
  const importsOf = (file: string) => staticImports(readFileSync(join(folder, file), 'utf8'), '/assets')
  const order = (files: string[]) => leafFirst(files, importsOf)

  const finished = pages.map((page) => {
    const html = readFileSync(join(folder, page), 'utf8')
    const { open, css } = style.exec(html)?.groups ?? {}
    if (!open || !css) throw new Error(`${page} has no style sheet in it.`)
    const styled = html.replace(style, () => `${open}${pageCss(css, elementsOf(html))}</style>`)
    return { page, html: startLate(styled, order, sheetFile(css)) }
  })
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const file = join(folder, 'assets', name)
    writeFileSync(file, slimManifest(readFileSync(file, 'utf8')))
  }
  const id = hashOf(finished.map(({ html }) => html).join())
  for (const { page, html } of finished) {
    writeFileSync(join(folder, page), html.replace('<html ', `<html data-build="${id}" `))
  }
  return id
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
