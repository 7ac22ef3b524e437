import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { redirect } from '../http/refuse.ts'

type Outcome = 'thanks' | 'invalid' | 'too-many' | 'failed'

/** The page of the form, for a browser that does not say which page it comes from. */
const usualPage = '/youtube'

/** Whether the request comes from a plain HTML form. Its reader would see a bare reply. */
export function isForm({ req }: Context): boolean {
  const asksJson = req.header('accept')?.includes('application/json') ?? false
  return !asksJson && /^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? '')
}

/**
 * Redirects to the form's page. The part of the page with this name shows the outcome, with scripts or
 * without.
 */
export function backToForm(context: Context, outcome: Outcome, query = ''): Response {
  const referer = URL.parse(context.req.header('referer') ?? '')
  const from = referer && /^https?:$/.test(referer.protocol) ? referer.pathname : usualPage
  // Only one slash: two would lead to another host.
  return redirect(303, `/${from.replace(/^\/+/, '')}${query}#waitlist-${outcome}`)
}

/** Redirects a form that was refused back to its page as well. */
export const redirectForm: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.error && isForm(context)) context.res = backToForm(context, outcomeOf(context.error))
}

function outcomeOf(error: Error): Outcome {
  const code = error instanceof AppError ? error.code : 'unexpected'
  if (code === 'invalid' || code === 'too-large') return 'invalid'
  return code === 'too-many' ? 'too-many' : 'failed'
}
