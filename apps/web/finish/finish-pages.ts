import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementsOf, pageCss } from './page-css.ts'

/**
 * The last step of the build. Each page in `folder` gets the style rules of its first paint into its head,
 * and the whole style sheet at the end of its body. The names of message sources become the names of their
 * built files. Returns the build's id, which every page of one build carries and no page of another.
 */
export function finishPages(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const [sheet, ...others] = files.filter((name) => name.endsWith('.css'))
  if (!sheet || others.length > 0) throw new Error('The build must have exactly one style sheet.')
  const css = readFileSync(join(folder, sheet), 'utf8')
  const fileOf = builtFiles(folder)

  const finished = files
    .filter((name) => name.endsWith('.html'))
    .map((page) => {
      const html = readFileSync(join(folder, page), 'utf8')
      const style = `<style>${pageCss(css, elementsOf(html))}</style>`
      return {
        page,
        html: html
          .replace('</head>', () => `${style}</head>`)
          .replaceAll(/(?<=href="\/)app\/locales\/[^"]+/g, fileOf),
      }
    })
  const id = hashOf(finished.map(({ html }) => html).join())
  for (const { page, html } of finished) {
    writeFileSync(join(folder, page), html.replace('<html ', `<html data-build="${id}" `))
  }
  return id
}

/**
 * Reads the bundler's list of what it made of each source. Then removes the list, which is not a part of the
 * site.
 */
function builtFiles(folder: string): (source: string) => string {
  const list = join(folder, '.vite')
  const built = JSON.parse(readFileSync(join(list, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  rmSync(list, { recursive: true })
  return (source) => {
    const file = built[source]?.file
    if (!file) throw new Error(`The build has no file of ${source}.`)
    return file
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
