import {
  accountApi,
  type OwnVideoAdded,
  type OwnVideoRecord,
  ownVideosApi,
  type TranslateReply,
} from '@app/api'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { serviceModel } from '../coach/service-model.ts'
import { withService } from '../coach/testing-with-service.ts'
import { workerModel } from '../coach/worker-model.ts'
import type { CoachModel } from '../outside/coach.ts'
import { aBrowser, aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

const { add, get, remove, translate } = ownVideosApi
const at = ({ path }: { path: string }, id: string) => path.replace(':id', id)

const service = withService()

let texts = 0
/** A text of three lines that nobody asked about before. */
const aText = () => `അമ്മ വന്നു ${++texts}.\n[Music]\nമഴ പെയ്യുന്നു.`

async function aReader(
  model: CoachModel = workerModel({ url: service().url }),
  fields: Record<string, string> = { original: aText() },
) {
  const server = await startApp({ coach: { model, dailyCredits: 50 } })
  const learner = await aLearner(server)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const brought = await learner.send(add.path, { method: 'POST', body: form })
  const { video } = (await brought.json()) as OwnVideoAdded
  const ask = async (lines: unknown, asker: Pick<typeof learner, 'post'> = learner) => {
    const reply = await asker.post(at(translate, video.id), { lines })
    return { status: reply.status, body: (await reply.json()) as TranslateReply & { message?: string } }
  }
  const english = async () =>
    ((await (await learner.get(at(get, video.id))).json()) as OwnVideoRecord).TranscriptEng.snippets.map(
      ({ translation, translatedBy }) => [translation, translatedBy],
    )
  return { server, learner, video, ask, english }
}

describe('lines of a learner’s own text', () => {
  it.each([
    { protocol: 'the worker’s protocol', model: () => workerModel({ url: service().url }), by: '' },
    {
      protocol: 'OpenAI’s protocol',
      model: () => serviceModel({ url: `${service().url}/v1`, model: 'a-model' }),
      by: 'a-model',
    },
  ])('are translated by $protocol, and stay so, with the name of the service', async ({ model, by }) => {
    const { ask, english } = await aReader(model())
    expect(await ask([2, 0])).toEqual({
      status: 200,
      body: {
        translations: [
          { translation: 'English of 2 words', translatedBy: by },
          { translation: 'English of 3 words', translatedBy: by },
        ],
        credits: { left: 49, daily: 50 },
      },
    })
    expect(service().asked).toHaveLength(1)
    expect(await english()).toEqual([
      ['English of 3 words', by],
      ['', undefined],
      ['English of 2 words', by],
    ])
  })

  it('are translated once, and never if the learner brought the English', async () => {
    const fields = { original: aText(), english: 'Mother came.\n-\n-' }
    const { ask, english } = await aReader(workerModel({ url: service().url }), fields)
    const [own] = await english()
    expect((await ask([0])).body).toEqual({
      translations: [{ translation: own?.[0] }],
      credits: { left: 50, daily: 50 },
    })
    expect(service().asked).toHaveLength(0)

    const other = await aReader()
    await other.ask([0])
    expect((await other.ask([0, 2])).body.credits).toEqual({ left: 48, daily: 50 })
    const [, second] = service().asked
    expect(second?.messages[1]?.content).not.toContain('അമ്മ')
    await other.ask([0, 2])
    expect(service().asked).toHaveLength(2)
  })

  it.each(['a line short', 'chatty', 'broken'] as const)(
    'have no translation after a reply that is %s, which costs nothing',
    async (way) => {
      const { ask, english } = await aReader()
      service().always(way)
      expect(await ask([0, 2])).toMatchObject({
        status: 503,
        body: { message: 'The coach did not answer. Please try again.' },
      })
      expect((await english()).map(([translation]) => translation)).toEqual(['', '', ''])
      service().always('right')
      expect((await ask([0, 2])).body.credits).toEqual({ left: 49, daily: 50 })
    },
  )

  it.each([
    { lines: [], message: 'There is no line to translate.' },
    { lines: [3], message: 'The text has no line at one of these places.' },
    { lines: [0, 2 ** 40], message: 'The text has no line at one of these places.' },
    { lines: [1], message: 'Please enter some Malayalam text.' },
    { lines: Array(21).fill(0), message: 'At most 20 lines are translated at once.' },
  ])('are not translated at $lines', async ({ lines, message }) => {
    const { ask } = await aReader()
    expect(await ask(lines)).toMatchObject({ status: 400, body: { message } })
    expect(service().asked).toHaveLength(0)
  })

  it.each([[-1], [0.5], ['0'], [null]])('have no place %j', async (place) => {
    const { ask } = await aReader()
    expect((await ask([place])).status).toBe(400)
  })

  it('cannot be translated by anybody else', async () => {
    const { ask, server, learner, video } = await aReader()
    expect((await ask([0], await aLearner(server))).status).toBe(404)
    expect((await ask([0], aBrowser(server))).status).toBe(401)
    expect((await learner.post(at(translate, 'own-1'), { lines: [0] })).status).toBe(404)
    expect((await learner.post(at(translate, 'travel'), { lines: [0] })).status).toBe(404)
    await learner.post(at(remove, video.id))
    expect((await ask([0])).status).toBe(404)
    expect(service().asked).toHaveLength(0)
  })

  it('are not translated without a service', async () => {
    const model: CoachModel = { kind: 'built-in', identity: 'built-in', chat: async () => '' }
    const { ask } = await aReader(model)
    expect(await ask([0])).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'The built-in coach translates no texts of others.' },
    })
  })

  it('are in the learner’s download, count as room, and are deleted with the text', async () => {
    const { ask, server, learner, video } = await aReader()
    const bytes = async () =>
      (
        await sql<{ bytes: number }>`select bytes from own_videos where learner_id = ${learner.id}`.execute(
          server.db,
        )
      ).rows[0]?.bytes ?? 0
    const before = await bytes()
    await Promise.all([ask([0]), ask([0]), ask([0])])
    expect(await bytes()).toBe(before + 'English of 3 words'.length)
    const data = (await (await learner.get(accountApi.data.path)).json()) as Record<string, object[]>
    expect(data['public.own_translations']).toMatchObject([{ line: 0, translation: 'English of 3 words' }])
    await learner.post(at(remove, video.id))
    const left = await sql`select 1 from own_translations where learner_id = ${learner.id}`.execute(server.db)
    expect(left.rows).toEqual([])
  })
})
