import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { addMessages } from './i18n/i18n.ts'
import { messages as english } from './locales/en/without-script.po'
import { messages as malayalam } from './locales/ml/without-script.po'

// What only a browser without scripts shows is said here alone: no script has it.
addMessages('en', english)
addMessages('ml', malayalam)

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
