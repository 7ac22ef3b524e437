import { accountApi, type Ways } from '@app/api'
import { Hono } from 'hono'
import type { Env, Outside } from '../outside/outside.ts'
import { downloadRoutes } from './download/download-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'

export function accountRoutes(
  outside: Pick<Outside, 'db' | 'account' | 'publicUrl' | 'mailArrives' | 'report'>,
) {
  const { account, mailArrives } = outside

  return new Hono<Env>()
    .route('/', profileRoutes(outside))
    .route('/', downloadRoutes(outside))
    .get(accountApi.ways.path, (context) =>
      context.json({
        social: Object.keys(account.social) as (keyof typeof account.social)[],
        mail: mailArrives,
      } satisfies Ways),
    )
}
