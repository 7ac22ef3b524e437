import { Hono } from 'hono'
import { isBroken } from '../http/is-broken.ts'
import { refuse } from '../http/refuse.ts'
import { sendFiles } from '../http/send-file.ts'
import type { Outside } from '../outside.ts'

/** Clips, whole or in parts. */
export function audioRoutes({ content }: Pick<Outside, 'content'>) {
  const send = sendFiles()

  return new Hono().get('/audio/*', async (context) => {
    const name = /^\/audio\/(?<name>[\w-]+)\.mp3$/.exec(context.req.path)?.groups?.name
    const clip = name === undefined ? undefined : content.audio.get(name)
    if (!clip)
      return isBroken(context.req.path)
        ? refuse(400, 'This is no address.')
        : refuse(404, 'There is nothing at this address.')
    return send(context, clip, 'audio/mpeg')
  })
}
