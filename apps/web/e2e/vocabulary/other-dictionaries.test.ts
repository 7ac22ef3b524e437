import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ownPort } from '../support/offline-page.ts'
import { type OwnServer, ownServer } from '../support/own-server.ts'

test.use({ baseURL: `http://127.0.0.1:${ownPort}` })

const tool = join(import.meta.dirname, '../../../../tools/import-dictionary.ts')

let folder: string
let server: OwnServer

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'malayalam-dictionary-'))
  const list = join(folder, 'list.csv')
  writeFileSync(list, 'word,meaning,pos\nസ്ഥലം,location,n\n')
  const settings = { DATA_DIR: join(folder, 'data') }
  server = await ownServer(ownPort, settings)
  const source = ['--source', 'A list', '--licence', 'CC0']
  execFileSync(process.execPath, [tool, '--format', 'csv', list, ...source], {
    env: { PATH: process.env.PATH, ...settings },
  })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('what an operator’s dictionary says of a word stands below ours, with its source and licence', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/resource/phrases')
  await page.getByRole('main').getByRole('button', { name: 'സ്ഥലത്തേക്ക്', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'സ്ഥലത്തേക്ക്', exact: true })
  await expect(card).toContainText('In other dictionaries')
  await expect(card).toContainText('സ്ഥലം: location (n)')
  await expect(card).toContainText('A list · CC0')
  const text = await card.innerText()
  expect(text.indexOf('place')).toBeLessThan(text.indexOf('location'))
})
