import { existsSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The code of a guide, part by part. The examples in YAML are run by the content's own test. */
const codeIn = (guide: string) =>
  Array.from(
    readFileSync(join(root, 'docs/how-to', guide), 'utf8').matchAll(/^( *)```tsx?\n([\s\S]*?)^ *```/gm),
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )

describe('add-an-endpoint.md', () => {
  /** Its two files as one, which Node can load from nowhere: what they import is named by its whole address. */
  async function endpoint() {
    const [contract = '', routes = ''] = codeIn('add-an-endpoint.md')
    const require = createRequire(join(root, 'apps/server/package.json'))
    const addressOf = (name: string) =>
      pathToFileURL(name.startsWith('.') ? join(root, 'apps/server/src/clock', name) : require.resolve(name))
        .href
    const code = [contract, routes.replace(/^import .* from '@app\/api'\n/m, '')]
      .map((text) => stripTypeScriptTypes(text))
      .join('\n')
      .replaceAll(/ from '(.+)'/g, (_, name: string) => ` from '${addressOf(name)}'`)
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      clockApi: { now: { path: string } }
      clockRoutes: (outside: { now: () => Date }) => { request: (path: string) => Promise<Response> }
    }
  }

  it('shows an endpoint that answers by its contract', async () => {
    const { clockApi, clockRoutes } = await endpoint()
    const reply = await clockRoutes({ now: () => new Date(0) }).request(clockApi.now.path)
    expect([reply.status, await reply.json()]).toEqual([200, { now: '1970-01-01T00:00:00.000Z' }])
  })
})

it('add-a-page.md shows a page that takes from our files what they have', () => {
  const [page = ''] = codeIn('add-a-page.md')
  const imports = Array.from(
    page.matchAll(/^import \{ (\w+) \} from '(\.[^']+)'/gm),
    ([, name = '', path = '']) => ({ name, file: join(root, 'apps/web/app/routes', path) }),
  )
  expect(imports.map(({ name }) => name)).toContain('PageFrame')
  for (const { name, file } of imports) {
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (?:function|const) ${name}\\b`))
  }
})
