import type { Context } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { said } from '../language/messages.ts'
import { isBroken } from './is-broken.ts'
import { patternOf } from './pattern-of.ts'

type Endpoint = { method: string; path: string }

export type FindRefusal = (context: Context) => AppError | undefined

/**
 * The reason why a request to the API matches no endpoint of the contract, or undefined. It repeats nothing
 * of the request.
 */
export function findRefusal(endpoints: readonly Endpoint[]): FindRefusal {
  const patterns = endpoints.map((endpoint) => ({ ...endpoint, pattern: patternOf(endpoint.path) }))
  return (context) => {
    const { method, path } = context.req
    if (isBroken(path)) return new AppError('invalid', 'address-broken')
    const known = patterns.filter(({ pattern }) => pattern.test(path))
    if (known.length === 0) return new AppError('not-found', 'no-such-address')

    const methods = known.flatMap((endpoint) =>
      endpoint.method === 'get' ? ['GET', 'HEAD'] : endpoint.method.toUpperCase(),
    )
    if (methods.includes(method)) return undefined
    context.header('allow', methods.join(', '))
    return new AppError('wrong-method', said('wrong-method', { methods: methods.join(', ') }))
  }
}
