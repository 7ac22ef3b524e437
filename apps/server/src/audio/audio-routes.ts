import { Hono } from 'hono'
import { isBroken } from '../http/is-broken.ts'
import { plain } from '../http/plain.ts'
import { sendFiles } from '../http/send-file.ts'
import type { Outside } from '../outside.ts'

/** Clips, whole or in parts. */
export function audioRoutes({ content }: Pick<Outside, 'content'>) {
  const send = sendFiles()

  return new Hono().get('/audio/*', async (context) => {
    const name = /^\/audio\/(?<name>[\w-]+)\.mp3$/.exec(context.req.path)?.groups?.name
    const clip = name === undefined ? undefined : content.audio.get(name)
    if (!clip) return plain(isBroken(context.req.path) ? 400 : 404, 'Not found.')
    return send(context, clip, 'audio/mpeg')
  })
}
