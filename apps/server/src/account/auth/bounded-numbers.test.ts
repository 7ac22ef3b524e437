import * as api from '@app/api'
import { expect, it } from 'vitest'
import { authEndpoints } from './auth-endpoints.ts'

type Schema = { kind: string; type: string; pipe?: Schema[]; [part: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && 'type' in value

/** The paths of all numbers in a schema that have no bounds. */
function unbounded(schema: Schema, place: string): string[] {
  const steps = schema.pipe ?? []
  const types = new Set(steps.map(({ type }) => type))
  const isBounded = types.has('min_value') && types.has('max_value')
  const here = schema.type === 'number' && !isBounded ? [place] : []
  const inside = Object.entries(schema).flatMap(([name, part]) => {
    if (name === 'pipe')
      return steps.slice(1).flatMap((step) => (step.kind === 'schema' ? unbounded(step, place) : []))
    if (isSchema(part)) return part === schema ? [] : unbounded(part, `${place}.${name}`)
    if (name !== 'entries' && name !== 'items' && name !== 'options') return []
    return Object.entries(part as object).flatMap(([key, inner]) =>
      isSchema(inner) ? unbounded(inner, `${place}.${key}`) : [],
    )
  })
  return [...here, ...inside]
}

const endpoints = [
  ...Object.entries(api).flatMap(([name, area]) =>
    name.endsWith('Api')
      ? Object.values(area as Record<string, { path: string; body?: unknown; query?: unknown }>)
      : [],
  ),
  ...Object.entries(authEndpoints).map(([path, { body, query }]) => ({
    path: `/api/auth${path}`,
    body,
    query,
  })),
]

it.each(endpoints)('$path bounds every number that is sent to it', ({ body, query }) => {
  const found = [body, query].filter(isSchema).flatMap((schema) => unbounded(schema, 'sent'))
  expect(found).toEqual([])
})

it('finds a number without bounds at any depth', () => {
  const number = { kind: 'schema', type: 'number' }
  const schema = {
    kind: 'schema',
    type: 'object',
    entries: { list: { kind: 'schema', type: 'array', item: number } },
  }
  expect(unbounded(schema, 'sent')).toEqual(['sent.list.item'])
})
