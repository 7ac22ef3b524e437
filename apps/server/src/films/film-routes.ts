import { Hono } from 'hono'
import { isBroken } from '../http/is-broken.ts'
import { plain } from '../http/plain.ts'
import { sendFiles } from '../http/send-file.ts'
import type { Outside } from '../outside.ts'

const types = { mp4: 'video/mp4', webm: 'video/webm', jpg: 'image/jpeg' } as const

/** Our own films and their posters, whole or in parts: a player asks for the part it is at. */
export function filmRoutes({ content }: Pick<Outside, 'content'>) {
  const send = sendFiles()

  return new Hono().get('/films/*', async (context) => {
    const { name, ending } =
      /^\/films\/(?<name>[\w-]+\.(?<ending>mp4|webm|jpg))$/.exec(context.req.path)?.groups ?? {}
    const file = name === undefined ? undefined : content.filmFiles.get(name)
    if (!file) return plain(isBroken(context.req.path) ? 400 : 404, 'Not found.')
    return send(context, file, types[ending as keyof typeof types])
  })
}
