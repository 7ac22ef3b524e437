import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementsOf, pageCss } from './page-css.ts'

/**
 * The last step of the build: puts into the head of each page in `folder` the style rules that its first paint needs; the whole style
 * sheet stands at the end of its body. Returns the build's id, which each page carries: pages of one build have the same id, and pages
 * of another build have another.
 */
export function finishPages(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const [sheet, ...others] = files.filter((name) => name.endsWith('.css'))
  if (!sheet || others.length > 0) throw new Error('The build has not one style sheet but another number.')
  const css = readFileSync(join(folder, sheet), 'utf8')

  const finished = files
    .filter((name) => name.endsWith('.html'))
    .map((page) => {
      const html = readFileSync(join(folder, page), 'utf8')
      const style = `<style>${pageCss(css, elementsOf(html))}</style>`
      return { page, html: html.replace('</head>', () => `${style}</head>`) }
    })
  const id = hashOf(finished.map(({ html }) => html).join())
  for (const { page, html } of finished) {
    writeFileSync(join(folder, page), html.replace('<html ', `<html data-build="${id}" `))
  }
  return id
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
