import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** A page, whole before it is answered: nothing in it has to be put in its place by a script. */
export default async function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
