import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a service replies: correctly, or in one of the ways in which services fail. */
export type Way =
  | 'right'
  | 'closed'
  | 'silent'
  | 'busy'
  | 'broken'
  | 'refused'
  | 'html'
  | 'wrong shape'
  | 'no malayalam'
  | 'a line short'
  | 'chatty'
  | 'with nulls'
  | 'huge'

type Asked = {
  path: string
  authorization: string | undefined
  messages: { role: string; content: string }[]
}

/** The usual answer to each of the three questions. */
const usualAnswers = {
  sentence: '"എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം."',
  analysis: '1. enikku oru glaas chaaya venam\n2. I want a glass of tea.\n3. ചായ (chaaya): tea',
  feedback: 'Nearly right: “venam” means that you want it.',
}

/**
 * A service on this machine that speaks both protocols: the worker's at `/chat`, OpenAI's at
 * `/v1/chat/completions`.
 */
export async function startService({ answer = usualAnswer }: { answer?: (asked: Asked) => string } = {}) {
  const asked: Asked[] = []
  const ways: Way[] = []
  let usual: Way = 'right'
  let left = 0

  const server = createServer(async (incoming, outgoing) => {
    const question = await read(incoming)
    asked.push(question)
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) left += 1
    })
    reply(outgoing, ways.shift() ?? usual, question, answer(question))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** How the next questions are answered, one after the other. */
    next: (...some: Way[]) => ways.push(...some),
    /** How all others are answered. */
    always(way: Way) {
      usual = way
    },
    /** The number of questions that were cancelled by their sender. */
    left: () => left,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function usualAnswer({ messages }: Asked): string {
  const task = messages[0]?.content ?? ''
  if (task.includes('numbered lines')) return usualTranslation(messages[1]?.content ?? '')
  if (task.includes('5 common words')) return usualAnswers.sentence
  return task.includes('three numbered parts') ? usualAnswers.analysis : usualAnswers.feedback
}

/** For each line, its number and its number of words instead of a translation. */
function usualTranslation(content: string): string {
  const { lines } = JSON.parse(content.replace(/<.?learner>/g, '')) as { lines: Record<string, string> }
  return Object.entries(lines)
    .map(([number, line]) => `${number}. English of ${line.split(' ').length} words`)
    .join('\n')
}

async function read(incoming: IncomingMessage): Promise<Asked> {
  let text = ''
  for await (const chunk of incoming) text += chunk
  const { messages } = JSON.parse(text) as Pick<Asked, 'messages'>
  return { path: incoming.url ?? '', authorization: incoming.headers.authorization, messages }
}

function reply(outgoing: ServerResponse, way: Way, { path }: Asked, text: string) {
  const send = (status: number, body: string, type = 'application/json') =>
    outgoing.writeHead(status, { 'content-type': type }).end(body)
  const said = (content: string) => JSON.stringify(inProtocol(path, content))
  switch (way) {
    case 'right':
      return send(200, said(text))
    case 'no malayalam':
      return send(200, said(''))
    case 'a line short':
      return send(200, said(text.split('\n').slice(0, -1).join('\n')))
    case 'chatty':
      return send(200, said(`Here you are:\n${text}`))
    case 'with nulls':
      return send(200, said(`\0${text}\0`))
    case 'closed':
      return outgoing.destroy()
    case 'silent':
      return undefined
    case 'busy':
      return send(429, '{"error":{"message":"Too many."}}')
    case 'broken':
      return send(500, '{"error":{"message":"Broken."}}')
    case 'refused':
      return send(401, '{"error":{"message":"Who are you?"}}')
    case 'html':
      return send(200, '<!doctype html><title>Sign in</title>', 'text/html')
    case 'wrong shape':
      return send(200, '{"answer":"എനിക്ക് ചായ വേണം"}')
    case 'huge':
      return send(200, said('അ'.repeat(5_000_000 / 3)))
  }
}

function inProtocol(path: string, content: string) {
  const message = { role: 'assistant', content }
  if (path === '/chat') return [{ message }]
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  return {
    id: 'one',
    object: 'chat.completion',
    created: 0,
    model: 'a-model',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage,
  }
}
