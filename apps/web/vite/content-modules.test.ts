import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer as createPort } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '@app/content'
import { createLogger, createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { contentModules } from './content-modules.ts'

/** A copy of the content that teachers write, which a test may change. Clips and films are the real ones. */
function aContentFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const name of ['data', 'ids.txt', 'known-words.yaml'])
    cpSync(join(contentFolder, name), join(root, name), { recursive: true })
  for (const name of ['audio', 'films']) symlinkSync(join(contentFolder, name), join(root, name))
  return root
}

async function freePort(): Promise<number> {
  const server = createPort().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The real development server on that content, its terminal output, and its messages to an open page. */
async function develop(content: string) {
  const said: string[] = []
  const logger = createLogger('error')
  logger.error = (message) => said.push(message)
  const server = await createServer({
    root: mkdtempSync(join(tmpdir(), 'pages-')),
    configFile: false,
    customLogger: logger,
    plugins: [contentModules(content)],
    server: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  })
  await server.listen()
  onTestFinished(async () => {
    await server.close()
    rmSync(server.config.root, { recursive: true })
  })
  const { port } = server.config.server
  const sent: { type: string; err?: { message: string } }[] = []
  const page = new WebSocket(`ws://127.0.0.1:${port}/?token=${server.config.webSocketToken}`, 'vite-hmr')
  page.addEventListener('message', ({ data }) => sent.push(JSON.parse(String(data))))
  onTestFinished(() => page.close())
  await expect.poll(() => sent.map(({ type }) => type)).toEqual(['connected'])
  const topic = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/@id/__x00__virtual:content/topic/daily_food`)
    return { status: reply.status, text: await reply.text() }
  }
  return { said, sent, topic }
}

it('in development takes a changed file at once, reports a fault in one, and recovers when it is corrected', {
  timeout: 120_000,
}, async () => {
  const content = aContentFolder()
  const file = join(content, 'data/topics/daily_food.yaml')
  const before = readFileSync(file, 'utf8')
  const [prompt = ''] = /(?<=prompt: ).+/.exec(before) ?? []
  const { said, sent, topic } = await develop(content)
  expect((await topic()).text).toContain(prompt)

  writeFileSync(file, before.replace(`prompt: ${prompt}`, 'prompt: What is new?'))
  await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'full-reload' })
  expect((await topic()).text).toContain('What is new?')
  expect((await topic()).text).not.toContain(prompt)

  writeFileSync(file, before.replace('prompt:', 'promt:'))
  const fault = /^content\/data\/topics\/daily_food\.yaml:\d+ {2}.*promt.*\.$/m
  await expect.poll(() => sent.at(-1)?.err?.message).toMatch(fault)
  expect(said.at(-1)).toMatch(fault)
  expect(await topic()).toMatchObject({ status: 500 })

  writeFileSync(file, before)
  await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'full-reload' })
  const { status, text } = await topic()
  expect({ status, isBack: text.includes(prompt) }).toEqual({ status: 200, isBack: true })
})

it.runIf(process.env.TEST_LONG === '1')(
  'in development starts with content that is wrong, and says so',
  { timeout: 120_000 },
  async () => {
    const content = aContentFolder()
    const file = join(content, 'data/letters.yaml')
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, '- id: 12\n')
    const { said, sent, topic } = await develop(content)
    expect(said.join('\n')).toMatch(/^content\/data\/letters\.yaml:1 {2}.+\.$/m)
    expect((await topic()).status).toBe(500)

    writeFileSync(file, whole)
    await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'full-reload' })
    expect((await topic()).status).toBe(200)
  },
)
