import { Hono } from 'hono'
import { isBroken } from '../http/is-broken.ts'
import { refuse } from '../http/refuse.ts'
import { sendFiles } from '../http/send-file.ts'
import type { Outside } from '../outside/outside.ts'

const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', jpg: 'image/jpeg' }

/** Our own films and their posters, whole or in parts: a player asks for the part that it plays. */
export function filmRoutes({ content }: Pick<Outside, 'content'>) {
  const send = sendFiles()

  return new Hono().get('/films/*', async (context) => {
    const { name, ending } =
      /^\/films\/(?<name>[\w-]+\.(?<ending>mp4|webm|jpg))$/.exec(context.req.path)?.groups ?? {}
    const file = name === undefined ? undefined : content.filmFiles.get(name)
    const type = types[ending ?? '']
    if (!file || !type)
      return isBroken(context.req.path)
        ? refuse(400, 'This is no address.')
        : refuse(404, 'There is nothing at this address.')
    return send(context, file, type)
  })
}
