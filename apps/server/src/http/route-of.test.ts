import { expect, it } from 'vitest'
import { authRouteOf } from '../account/auth/auth-endpoints.ts'
import { routesOf } from './route-of.ts'

const paths = ['/api/profile', '/api/words/:id', '/api/words/all.csv']
const routeOf = routesOf(
  paths.map((path) => ({ path })),
  authRouteOf,
)

it.each([
  ['/api/profile', '/api/profile'],
  ['/api/words/7', '/api/words/:id'],
  ['/api/words/all.csv', '/api/words/all.csv'],
  ['/api/words/7/secret', '/api/*'],
  ['/api/auth/sign-in/email', '/api/auth/sign-in/email'],
  ['/api/auth/callback/google', '/api/auth/callback/:provider'],
  ['/api/auth/callback/secret', '/api/auth/callback/:provider'],
  ['/api/auth/reset-password/secret', '/api/*'],
  ['/api/auth/constructor', '/api/*'],
  ['/api/secret', '/api/*'],
  ['/api', '/api/*'],
  ['/audio/secret.mp3', '/audio/*'],
  ['/films/secret.mp4', '/films/*'],
  ['/assets/secret.js', '/assets/*'],
  ['/level', '/*'],
  ['/secret', '/*'],
  ['', '/*'],
])('names %s %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})
