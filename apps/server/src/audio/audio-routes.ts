import { type Context, Hono } from 'hono'
import { AppError, statusOf } from '../errors/app-error.ts'
import { isBroken } from '../http/is-broken.ts'
import { refuse } from '../http/refuse.ts'
import { noContent, securityHeaders } from '../http/security-headers.ts'
import { sendMedia } from '../http/send-file.ts'
import { sendJson } from '../http/send-json.ts'
import type { Outside } from '../outside/outside.ts'

/** In seconds: the time after which a client may ask again for a clip that could not be made. */
const retryAfter = '2'

/** Clips, whole or in parts, and their speakers. */
export function audioRoutes({ clips }: Pick<Outside, 'clips'>) {
  return new Hono()
    .get('/audio/manifest.json', async (context) => sendGuarded(context, await clips.manifest()))
    .get('/audio/texts.json', async (context) => sendGuarded(context, await clips.texts()))
    .get('/audio/voice.json', async (context) => sendGuarded(context, await clips.voice()))
    .get('/audio/*', async (context) => {
      const { voice, id } =
        /^\/audio\/(?:(?<voice>[\w-]+)\/)?(?<id>[\w-]+)\.mp3$/.exec(context.req.path)?.groups ?? {}
      try {
        const clip =
          id === undefined ? undefined : await clips.find(id, { voice, left: context.req.raw.signal })
        if (clip) return await sendMedia(context, clip, 'audio/mpeg')
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return refuse(statusOf[error.code], error.message, { headers: { 'retry-after': retryAfter } })
      }
      return isBroken(context.req.path)
        ? refuse(400, 'This is no address.')
        : refuse(404, 'There is nothing at this address.')
    })
}

async function sendGuarded(context: Context, body: unknown): Promise<Response> {
  const reply = await sendJson(context, body)
  const guards = { ...securityHeaders, 'content-security-policy': noContent }
  for (const [name, value] of Object.entries(guards)) reply.headers.set(name, value)
  return reply
}
